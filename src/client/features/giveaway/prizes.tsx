import { IconTrophy } from '@tabler/icons-react';
import styles from './giveaway.module.css';
import type { Round } from './use-giveaways.ts';

/** What there is to win; with the winners once they are known. */
export function Prizes({ prizes }: Pick<Round, 'prizes'>) {
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
