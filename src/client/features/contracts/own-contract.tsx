import type { ContractView } from '../../../shared/api/contracts.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { lineInWords } from '../../../shared/line-in-words.ts';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { type Fact, FactList } from '../../components/fact-list.tsx';
import { serverToday } from '../../lib/server-today.ts';
import { type Text, useText } from '../../lib/text.ts';
import { ContractPaper } from './contract-paper.tsx';
import { ContractWays } from './contract-ways.tsx';
import { LineName } from './line-name.tsx';
import styles from './own-contract.module.css';

const tones = {
  awaitingNumber: 'warning',
  awaitingCard: 'warning',
  pending: 'warning',
  active: 'positive',
  ended: 'plain',
  withdrawn: 'plain',
} as const;

/** A contract: its dates as the law requires them, a way to end it, and a way to withdraw while that is possible. */
export function OwnContract({ contract, onChange }: { contract: ContractView; onChange: () => void }) {
  const text = useText();
  const { tariffName, state, sim, confirmationId } = contract;
  const awaited = awaitedOf(text, contract);
  return (
    <Card as="article" label={`${tariffName}, ${lineInWords(contract)}`}>
      <header className={styles.head}>
        <h3 className={styles.title} lang="de">
          {tariffName}
        </h3>
        {sim?.lostAt ? (
          <Badge tone="negative">{text('contract.page.own.simBlocked')}</Badge>
        ) : (
          <Badge tone={tones[state]}>{text(`contract.page.own.state.${state}`)}</Badge>
        )}
      </header>
      {awaited ? <p className={styles.awaits}>{awaited}</p> : null}
      <div className={styles.body}>
        <FactList facts={useFacts(contract)} />
        <div className={styles.ways}>
          <ContractWays contract={contract} onChange={onChange}>
            <LineName contract={contract} onChange={onChange} />
            {confirmationId ? <ContractPaper documentId={confirmationId} /> : null}
          </ContractWays>
        </div>
      </div>
    </Card>
  );
}

function useFacts(contract: ContractView): Fact[] {
  const text = useText();
  const { number, msisdn, minimumEndsOn, lastDayToCancel, endedOn, withdrawableUntil } = contract;
  const { earliestEndOn } = contract;
  const isWithdrawn = contract.state === 'withdrawn';
  const isInTime = minimumEndsOn !== null && earliestEndOn <= minimumEndsOn;
  const values: [string, string | null][] = [
    ['number', number],
    ['msisdn', formatPhone(msisdn)],
    // A withdrawn contract has no term: it counts as never made.
    ['start', isWithdrawn ? null : contract.startsOn && germanDay(contract.startsOn)],
    ['minimumEnd', isWithdrawn ? null : termOf()],
    ['lastDay', endedOn === null && isInTime ? lastDayToCancel && germanDay(lastDayToCancel) : null],
    ['end', endedOn && germanDay(endedOn)],
    ['withdrawable', withdrawableUntil && germanDay(withdrawableUntil)],
  ];
  // A term that is over does not bind any more.
  function termOf() {
    if (minimumEndsOn === null || minimumEndsOn >= serverToday())
      return minimumEndsOn && text('contract.page.change.boundUntil', { day: germanDay(minimumEndsOn) });
    return endedOn === null ? text('contract.page.change.monthlyTerm') : null;
  }
  return values.flatMap(([id, value]) =>
    value ? [{ id, term: text(`contract.page.own.${id}`), value }] : [],
  );
}

/** What a line without a first day waits for; nothing for one that never began. */
function awaitedOf(text: Text, contract: ContractView): string | null {
  const { state, startsOn, awaits, numberArrivesOn } = contract;
  if (startsOn || state === 'withdrawn') return null;
  if (awaits === 'number' && numberArrivesOn)
    return text('contract.page.own.awaits.numberOn', { day: germanDay(numberArrivesOn) });
  return awaits ? text(`contract.page.own.awaits.${awaits}`) : null;
}
