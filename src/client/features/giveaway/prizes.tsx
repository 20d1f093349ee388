import { IconTrophy } from '@tabler/icons-react';
import type { GiveawayRound } from '../../../shared/api/giveaway.ts';
import styles from './giveaway.module.css';

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
                <li key={winner}>{winner}</li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
