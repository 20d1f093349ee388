import type { ReactNode } from 'react';
import type { ContractView } from '../../../shared/api/contracts.ts';
import { ButtonLink } from '../../components/button.tsx';
import { CardGrid } from '../../components/card-grid.tsx';
import { Empty } from '../../components/empty.tsx';
import { ErrorState } from '../../components/failure.tsx';
import { KickOffIllustration } from '../../components/illustrations/kick-off.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { serverToday } from '../../lib/server-today.ts';
import { useText } from '../../lib/text.ts';
import { Lines } from './lines.tsx';
import { nextAction } from './next-action.ts';
import { NextCard } from './next-card.tsx';
import { Orders } from './orders.tsx';
import styles from './overview.module.css';
import { QuickAccess } from './quick-access.tsx';
import { UsageCard } from './usage-card.tsx';
import { useDashboard } from './use-dashboard.ts';

interface Props {
  /** What can be done with a contract; `onChange` reads all data again. */
  actionsOf: (contract: ContractView, onChange: () => void) => ReactNode;
}

/** The customer's home: remaining volume, next action, six links, then all lines and orders. */
export function Overview({ actionsOf }: Props) {
  const { data, error, retry } = useDashboard();
  if (!data && error) return <ErrorState error={error} onRetry={retry} />;
  if (!data) return <Places />;
  const { orders, contracts, usage } = data;
  if (orders.length + contracts.length === 0)
    return (
      <>
        <NothingYet />
        <QuickAccess />
      </>
    );
  const thing = nextAction(data, serverToday());
  const [first, ...others] = usage;
  return (
    <>
      <div className={styles.top} data-halves={usage.length > 0}>
        {first ? <UsageCard usage={first} /> : null}
        <NextCard action={thing} onChange={retry} />
      </div>
      <QuickAccess />
      {others.length > 0 ? (
        <CardGrid stretch>
          {others.map((line) => (
            <li key={line.contractId}>
              <UsageCard usage={line} />
            </li>
          ))}
        </CardGrid>
      ) : null}
      <Lines contracts={contracts} actionsOf={(contract) => actionsOf(contract, retry)} />
      <Orders orders={orders} payIn={thing.kind === 'pay' ? thing.order.id : undefined} onChange={retry} />
    </>
  );
}

/** Placeholders in the shape of the content, so that the page does not jump. */
function Places() {
  const text = useText();
  return (
    <>
      <div className={styles.top} data-halves="true" role="status">
        <span className="visually-hidden">{text('app.loading')}</span>
        <Skeleton height={402} />
        <Skeleton height={250} />
      </div>
      <QuickAccess />
    </>
  );
}

function NothingYet() {
  const text = useText();
  return (
    <Empty
      title={text('dashboard.empty.title')}
      text={text('dashboard.empty.text')}
      illustration={<KickOffIllustration />}
    >
      <ButtonLink to="/tarife">{text('dashboard.empty.tariffs')}</ButtonLink>
    </Empty>
  );
}
