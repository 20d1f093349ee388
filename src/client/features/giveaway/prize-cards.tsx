import type { Prize } from '../../../shared/api/giveaway.ts';
import styles from './prize-cards.module.css';
import { PrizePicture } from './prize-picture.tsx';

/** The prizes, drawn; the first one is the largest. */
export function PrizeCards({ prizes }: { prizes: readonly Prize[] }) {
  return (
    <ul className={styles.prizes}>
      {prizes.map((prize) => (
        <li key={prize.name} className={styles.prize}>
          <PrizePicture prize={prize} />
          <p className={styles.name}>{prize.name}</p>
        </li>
      ))}
    </ul>
  );
}
