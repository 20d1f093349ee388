import type { ContractView } from '../../../shared/api/contracts.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { formatDay } from '../../lib/format-day.ts';
import { useText } from '../../lib/text.ts';
import styles from './contract-card.module.css';
import { contractTerm } from './contract-term.ts';

const tones = { pending: 'warning', active: 'positive', ended: 'plain', withdrawn: 'plain' } as const;

/** A line: its number large, the contract's dates below. */
export function ContractCard({ contract }: { contract: ContractView }) {
  const text = useText();
  const { number, state, msisdn, tariffName, startsOn } = contract;
  const begin = state === 'pending' ? 'from' : 'since';
  const term = contractTerm(contract, berlinToday(new Date()));
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
        {term ? <li>{text(`dashboard.contract.${begin}`, { day: formatDay(startsOn) })}</li> : null}
        {term ? <li>{text(`dashboard.contract.${term.key}`, { day: formatDay(term.day) })}</li> : null}
      </ul>
    </Card>
  );
}
