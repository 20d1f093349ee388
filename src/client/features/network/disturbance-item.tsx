import { IconAlertTriangle, IconSearch, IconTools } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import type { Api } from '../../../shared/api/api.ts';
import type { PayloadOf } from '../../../shared/api/operation.ts';
import { Badge } from '../../components/badge.tsx';
import { useText } from '../../lib/text.ts';
import { useMomentInWords } from './moment-in-words.ts';
import styles from './network.module.css';

type Disturbance = NonNullable<PayloadOf<Api['GET /api/network/disturbances']>['disturbances']>[number];

const looks = {
  reported: { Icon: IconSearch, tone: 'negative' },
  inRepair: { Icon: IconAlertTriangle, tone: 'warning' },
  planned: { Icon: IconTools, tone: 'plain' },
} as const;

/** A disturbance: where, what is affected, since when and until when. */
export function DisturbanceItem({ disturbance }: { disturbance: Disturbance }) {
  const text = useText();
  const intl = useIntl();
  const inWords = useMomentInWords();
  const { region, isHere, since, expectedEnd, affects, state } = disturbance;
  const { Icon, tone } = looks[state];
  const isPlanned = state === 'planned';
  const services = intl.formatList(affects.map((service) => text(`network.page.affects.${service}`)));
  return (
    <li className={styles.item} data-here={isHere}>
      <div className={styles.head}>
        <h3 className={styles.region} lang="de">
          {region}
        </h3>
        <Badge tone={tone}>
          <Icon size={18} aria-hidden="true" />
          {text(`network.page.state.${state}`)}
        </Badge>
      </div>
      {isHere ? <p className={styles.here}>{text('network.page.disturbances.here')}</p> : null}
      <p>{text('network.page.disturbances.affects', { services })}</p>
      <p>
        {isPlanned
          ? text('network.page.disturbances.from', { when: inWords(since) })
          : text('network.page.disturbances.since', { when: inWords(since) })}
      </p>
      <p>{useEndInWords(expectedEnd, isPlanned)}</p>
    </li>
  );
}

function useEndInWords(expectedEnd: string | null, isPlanned: boolean): string {
  const text = useText();
  const inWords = useMomentInWords();
  if (expectedEnd === null) return text('network.page.disturbances.endUnknown');
  const when = inWords(expectedEnd);
  return isPlanned
    ? text('network.page.disturbances.endPlanned', { when })
    : text('network.page.disturbances.end', { when });
}
