import type { ReactNode } from 'react';
import type { ContractView } from '../../../shared/api/contracts.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { goesOn } from '../../../shared/states/contract.ts';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import fold from '../../components/fold.module.css';
import { serverToday } from '../../lib/server-today.ts';
import { type Text, useText } from '../../lib/text.ts';
import styles from './contract-card.module.css';
import { contractTerm } from './contract-term.ts';

const tones = {
  awaitingNumber: 'warning',
  awaitingCard: 'warning',
  pending: 'warning',
  active: 'positive',
  ended: 'plain',
  withdrawn: 'plain',
} as const;

interface Props {
  contract: ContractView;
  /** The ticket at the top of the page shows its plan and number already. */
  isShown: boolean;
  /** What the customer can do with the contract. */
  children: ReactNode;
}

/** A line: its plan and number, the contract's dates below; what can be done with it is folded where the page shows another one. */
export function ContractCard({ contract, isShown, children }: Props) {
  const text = useText();
  const { number, state, msisdn, lineName, tariffName, sim, waiting } = contract;
  const begin = state === 'withdrawn' ? undefined : beginOf(text, contract);
  const term = contractTerm(contract, serverToday());
  const facts = (
    <ul className={styles.meta}>
      <li>{text('dashboard.contract.number', { number })}</li>
      {begin ? <li>{begin}</li> : null}
      {term ? <li>{text(`dashboard.contract.${term.key}`, { day: germanDay(term.day) })}</li> : null}
    </ul>
  );
  return (
    <Card as="article" tone="raised" pattern>
      <header className={styles.head}>
        <h3 className={isShown ? 'visually-hidden' : styles.tariff} lang="de">
          {tariffName}
        </h3>
        {isShown ? facts : null}
        {sim?.lostAt ? (
          <Badge tone="negative">{text('dashboard.contract.state.simBlocked')}</Badge>
        ) : (
          <Badge tone={tones[state]}>{text(`dashboard.contract.state.${state}`)}</Badge>
        )}
      </header>
      {isShown ? null : (
        <>
          {lineName ? <p className={styles.name}>{lineName}</p> : null}
          <div className={styles.number}>{formatPhone(msisdn)}</div>
          {facts}
        </>
      )}
      {isShown || !goesOn(contract) || waiting.length > 0 ? (
        children
      ) : (
        <details className={fold.fold}>
          <summary>{text('dashboard.contracts.ways')}</summary>
          {children}
        </details>
      )}
    </Card>
  );
}

/** Since when the line is there, from when it will be, or what it waits for; nothing for one that never began. */
function beginOf(text: Text, { state, startsOn, awaits, numberArrivesOn }: ContractView): string | undefined {
  if (startsOn)
    return text(`dashboard.contract.${state === 'pending' ? 'from' : 'since'}`, { day: germanDay(startsOn) });
  if (awaits === 'number' && numberArrivesOn)
    return text('dashboard.contract.awaits.numberOn', { day: germanDay(numberArrivesOn) });
  return awaits ? text(`dashboard.contract.awaits.${awaits}`) : undefined;
}
