import type { ContractView } from '../../../shared/api/contracts.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { lineInWords } from '../../../shared/line-in-words.ts';
import { goesOn } from '../../../shared/states/contract.ts';
import { Badge } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { type Fact, FactList } from '../../components/fact-list.tsx';
import { type Text, useText } from '../../lib/text.ts';
import { ContractEnd } from './contract-end.tsx';
import { ContractPaper } from './contract-paper.tsx';
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
      <div className={styles.body}>
        <FactList facts={useFacts(contract)} />
        <div className={styles.ways}>
          <SimLinks contract={contract} />
          <LineName contract={contract} onChange={onChange} />
          {confirmationId ? <ContractPaper documentId={confirmationId} /> : null}
          <ContractEnd contract={contract} onChange={onChange} />
        </div>
      </div>
    </Card>
  );
}

/** Where the SIM is blocked, and an eSIM set up; not for a line that has ended. */
function SimLinks({ contract: { id, state, sim, hasEsimCode } }: { contract: ContractView }) {
  const text = useText();
  if (!sim || !goesOn({ state })) return null;
  return (
    <div className={styles.actions}>
      <ButtonLink to={`/dashboard/sim?contract=${id}`} look="secondary">
        {text('contract.page.own.sim')}
      </ButtonLink>
      {hasEsimCode ? (
        <ButtonLink to={`/dashboard/esim?contract=${id}`} look="secondary">
          {text('contract.page.own.esim')}
        </ButtonLink>
      ) : null}
    </div>
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
