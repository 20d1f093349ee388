import { berlinToday } from '../../../shared/dates.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import type { ContractView } from '../../../shared/order-view.ts';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { formatDay } from '../../lib/format-day.ts';
import { type Text, useText } from '../../lib/text.ts';
import styles from './contract-card.module.css';

const tones = { pending: 'warning', active: 'positive', ended: 'plain', withdrawn: 'plain' } as const;

/** A line: its number as the hero, the contract's dates beneath. */
export function ContractCard({ contract }: { contract: ContractView }) {
  const text = useText();
  const { number, state, msisdn, tariffName, startsOn } = contract;
  const begin = state === 'pending' ? 'from' : 'since';
  // What has been withdrawn from has no term: it is as if it had never been.
  const hasTerm = state !== 'withdrawn';
  return (
    <Card as="article" tone="raised" pattern>
      <header className={styles.head}>
        <h3 className={styles.tariff} lang="de">
          {tariffName}
        </h3>
        <Badge tone={tones[state]}>{text(`dashboard.contract.state.${state}`)}</Badge>
      </header>
      <p className={styles.number}>{formatPhone(msisdn)}</p>
      <ul className={styles.meta}>
        <li>{text('dashboard.contract.number', { number })}</li>
        {hasTerm ? <li>{text(`dashboard.contract.${begin}`, { day: formatDay(startsOn) })}</li> : null}
        {hasTerm ? <li>{termOf(contract, text)}</li> : null}
      </ul>
    </Card>
  );
}

/** Until when it binds: the day it was cancelled to, or its minimum term, which says nothing once it is over. */
function termOf({ endedOn, minimumEndsOn }: ContractView, text: Text): string {
  if (endedOn) return text('dashboard.contract.ends', { day: formatDay(endedOn) });
  if (minimumEndsOn < berlinToday(new Date())) return text('dashboard.contract.monthly');
  return text('dashboard.contract.until', { day: formatDay(minimumEndsOn) });
}
