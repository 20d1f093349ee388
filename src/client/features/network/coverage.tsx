import { IconMapPinOff } from '@tabler/icons-react';
import type { Api } from '../../../shared/api/api.ts';
import type { PayloadOf } from '../../../shared/api/operation.ts';
import { Empty } from '../../components/empty.tsx';
import { ErrorState } from '../../components/failure.tsx';
import { Section } from '../../components/section.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Spelled } from '../../components/spelled.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { AsOf } from './as-of.tsx';
import styles from './network.module.css';
import { ReceptionWord } from './reception-word.tsx';
import { Unreachable } from './unreachable.tsx';

type Found = PayloadOf<Api['GET /api/network/coverage']>;

/** The reception at the place that was asked for, or why it is not known. */
export function Coverage({ near }: { near: string }) {
  const text = useText();
  const { data, error, retry } = useCall('GET /api/network/coverage', { query: { near } });
  if (!data) return error ? <ErrorState error={error} onRetry={retry} /> : <Skeleton height={280} />;
  const { place, reception, asOf } = data;
  if (!place)
    return (
      <Empty
        title={<Spelled term={near}>{text('network.page.unknown.title', { name: near })}</Spelled>}
        text={text('network.page.unknown.text')}
        illustration={<IconMapPinOff size={56} stroke={1.25} aria-hidden="true" />}
      />
    );
  if (!reception) return <Unreachable />;
  return (
    <Section
      size="part"
      title={text('network.page.coverage.detail')}
      lead={text('network.page.coverage.codes', { codes: place.codes })}
    >
      <ReceptionTable
        title={text('network.page.coverage.title', { name: place.name })}
        reception={reception}
      />
      <AsOf moment={asOf} />
    </Section>
  );
}

interface TableProps {
  title: string;
  reception: NonNullable<Found['reception']>;
}

function ReceptionTable({ title, reception }: TableProps) {
  const text = useText();
  return (
    <table className={styles.reception}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{text('network.page.column.technology')}</th>
          <th scope="col">{text('network.page.column.outdoors')}</th>
          <th scope="col">{text('network.page.column.indoors')}</th>
        </tr>
      </thead>
      <tbody>
        {reception.map(({ technology, outdoors, indoors }) => (
          <tr key={technology}>
            <th scope="row">{technology.toUpperCase()}</th>
            <td>
              <ReceptionWord reception={outdoors} />
            </td>
            <td>
              <ReceptionWord reception={indoors} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
