import type { ContractView } from '../../../shared/api/contracts.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { type Fact, FactList } from '../../components/fact-list.tsx';
import { type Text, useText } from '../../lib/text.ts';
import { ContractEnd } from './contract-end.tsx';
import { ContractPaper } from './contract-paper.tsx';
import { EsimCard } from './esim-card.tsx';
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
  const { msisdn, tariffName, state, hasEsimCode, confirmationId } = contract;
  return (
    <Card as="article" label={`${tariffName}, ${formatPhone(msisdn)}`}>
      <header className={styles.head}>
        <h3 className={styles.title} lang="de">
          {tariffName}
        </h3>
        <Badge tone={tones[state]}>{text(`contract.page.own.state.${state}`)}</Badge>
      </header>
      <FactList facts={useFacts(contract)} />
      {hasEsimCode ? <EsimCard contractId={contract.id} /> : null}
      {confirmationId ? <ContractPaper documentId={confirmationId} /> : null}
      <ContractEnd contract={contract} onChange={onChange} />
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
    ['start', isWithdrawn ? null : startOf(text, contract)],
    ['minimumEnd', isWithdrawn ? null : minimumEndsOn && germanDay(minimumEndsOn)],
    ['lastDay', endedOn === null && isInTime ? lastDayToCancel && germanDay(lastDayToCancel) : null],
    ['end', endedOn && germanDay(endedOn)],
    ['withdrawable', withdrawableUntil && germanDay(withdrawableUntil)],
  ];
  return values.flatMap(([id, value]) =>
    value ? [{ id, term: text(`contract.page.own.${id}`), value }] : [],
  );
}

/** The first day, or what the line waits for; null for one that never began. */
function startOf(text: Text, { startsOn, awaits, numberArrivesOn }: ContractView): string | null {
  if (startsOn) return germanDay(startsOn);
  if (awaits === 'number' && numberArrivesOn)
    return text('contract.page.own.awaits.numberOn', { day: germanDay(numberArrivesOn) });
  return awaits ? text(`contract.page.own.awaits.${awaits}`) : null;
}
