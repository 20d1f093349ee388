import { type ReactNode, Suspense, useDeferredValue } from 'react';
import type { ContractView } from '../../../shared/api/contracts.ts';
import { goesOn } from '../../../shared/states/contract.ts';
import { ErrorState } from '../../components/failure.tsx';
import { LineSwitch } from '../../components/line-switch.tsx';
import { OneByOne } from '../../components/one-by-one.tsx';
import { PartLost } from '../../components/part-lost.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { serverToday } from '../../lib/server-today.ts';
import { useText } from '../../lib/text.ts';
import { chosenOf, useLineOfAddress } from '../../lib/use-line-of-address.ts';
import { Lines } from './lines.tsx';
import { nextAction } from './next-action.ts';
import { NextCard } from './next-card.tsx';
import styles from './overview.module.css';
import { QuickAccess } from './quick-access.tsx';
import { UsageCard } from './usage-card.tsx';
import { useDashboard } from './use-dashboard.ts';

/** It stands below all lines: what a customer came for need not wait for it, only what would move when it comes. */
const MoreLines = lazyPart(async () => (await import('./more-lines.tsx')).MoreLines, PartLost);

/** Most customers never see it. */
const NothingYet = lazyPart(async () => (await import('./nothing-yet.tsx')).NothingYet, PartLost);

const Orders = lazyPart(async () => (await import('./orders.tsx')).Orders, PartLost);

interface Props {
  /** What can be done with a contract; `onChange` reads all data again. */
  actionsOf: (contract: ContractView, onChange: () => void) => ReactNode;
  /** Below all orders. */
  children: ReactNode;
}

/** The customer's home: what a line has left, next action, six links, then all lines and orders. */
export function Overview({ actionsOf, children }: Props) {
  const { wanted } = useLineOfAddress();
  const { known, error, retry } = useDashboard();
  // Together, or what stands there for a moment would be of the one and not of the other.
  const { data, areBillsKnown } = useDeferredValue(known);
  // Much stands below; what stands first is shown before it is drawn.
  const isBelowShown = useDeferredValue(areBillsKnown, false);
  if (!data && error) return <ErrorState error={error} onRetry={retry} />;
  if (!data) return <Places />;
  const { orders, contracts, usage } = data;
  if (orders.length + contracts.length === 0)
    return (
      <>
        <Suspense fallback={<Skeleton height={360} />}>
          <NothingYet />
        </Suspense>
        <QuickAccess withoutLine />
        {children}
      </>
    );
  const thing = nextAction(data, serverToday());
  const lines = contracts.filter(goesOn);
  const line = chosenOf(lines, ({ id }) => id, wanted);
  const used = usage.find(({ contractId }) => contractId === line?.id);
  // A bill that is overdue is above all that is well.
  const isLate = areBillsKnown && thing.kind === 'bills' && thing.late;
  // Who has used all up is not told that all is well.
  const isUsedUp = used !== undefined && used.totalMb > 0 && used.leftMb === 0;
  const isNextLeftOut = isUsedUp && thing.kind === 'nothing' && areBillsKnown;
  const next = areBillsKnown ? <NextCard action={thing} onChange={retry} /> : <Skeleton height={250} />;
  const below = (
    <Suspense fallback={<Skeleton height={200} />}>
      <OneByOne>
        <Lines shown={line?.id} contracts={contracts} actionsOf={(contract) => actionsOf(contract, retry)} />
        <MoreLines contracts={contracts} />
        <Orders orders={orders} payIn={thing.kind === 'pay' ? thing.order.id : undefined} onChange={retry} />
        {children}
      </OneByOne>
    </Suspense>
  );
  return (
    <>
      {line ? <LineSwitch isAlways lines={lines} chosen={line} /> : null}
      <div className={styles.top} data-halves={used !== undefined && !isNextLeftOut}>
        {isLate ? next : null}
        {used ? <UsageCard key={`${line?.id} ${isLate}`} usage={used} /> : null}
        {isLate || isNextLeftOut ? null : next}
      </div>
      {/* Drawn anew, so that nothing moves where the next action is higher than its place. */}
      <QuickAccess key={String(areBillsKnown)} of={line && `?contract=${line.id}`} />
      {isBelowShown ? below : null}
    </>
  );
}

/** Placeholders in the shape of the content, so that the page does not jump. */
function Places() {
  const text = useText();
  return (
    <>
      <Skeleton height={108} />
      <div className={styles.top} data-halves="true" role="status">
        <span className="visually-hidden">{text('app.loading')}</span>
        <Skeleton height={350} />
        <Skeleton height={250} />
      </div>
      <QuickAccess />
    </>
  );
}
