import type { ReactNode } from 'react';
import type { ContractView } from '../../../shared/api/contracts.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
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
  /** What the customer can do with the contract. */
  children: ReactNode;
}

/** A line: its plan and number, the contract's dates below. */
export function ContractCard({ contract, children }: Props) {
  const text = useText();
  const { number, state, msisdn, lineName, tariffName, sim } = contract;
  const begin = state === 'withdrawn' ? undefined : beginOf(text, contract);
  const term = contractTerm(contract, serverToday());
  return (
    <Card as="article" tone="raised" pattern>
      <header className={styles.head}>
        <h3 className={styles.tariff} lang="de">
          {tariffName}
        </h3>
        {sim?.lostAt ? (
          <Badge tone="negative">{text('dashboard.contract.state.simBlocked')}</Badge>
        ) : (
          <Badge tone={tones[state]}>{text(`dashboard.contract.state.${state}`)}</Badge>
        )}
      </header>
      {lineName ? <p className={styles.name}>{lineName}</p> : null}
      <div className={styles.number}>{formatPhone(msisdn)}</div>
      <ul className={styles.meta}>
        <li>{text('dashboard.contract.number', { number })}</li>
        {begin ? <li>{begin}</li> : null}
        {term ? <li>{text(`dashboard.contract.${term.key}`, { day: germanDay(term.day) })}</li> : null}
      </ul>
      {children}
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
