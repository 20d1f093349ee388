import { IconTrophy } from '@tabler/icons-react';
import type { GiveawayRound } from '../../../shared/api/giveaway.ts';
import { useText } from '../../lib/text.ts';
import styles from './giveaway.module.css';

type Winner = GiveawayRound['prizes'][number]['winners'][number];

/** The prizes; with the winners once they are known. */
export function Prizes({ prizes }: Pick<GiveawayRound, 'prizes'>) {
  return (
    <ul className={styles.prizes}>
      {prizes.map(({ name, winners }) => (
        <li key={name} className={styles.prize}>
          <p className={styles.prizeName}>
            <IconTrophy size={26} stroke={1.5} aria-hidden="true" />
            {name}
          </p>
          {winners.length > 0 ? (
            <ul className={styles.winners}>
              {winners.map((winner) => (
                <li key={winner.number ?? winner.name}>
                  <WinnerLine {...winner} />
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** The name of who wants to be named, and the number of the entry. */
function WinnerLine({ number, name }: Winner) {
  const text = useText();
  const ticket = number === null ? null : text('giveaway.page.number', { number });
  if (name === null) return ticket;
  return ticket === null ? (
    name
  ) : (
    <>
      {name} <span className={styles.note}>{ticket}</span>
    </>
  );
}
