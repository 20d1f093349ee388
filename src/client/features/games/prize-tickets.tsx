import type { GameReward } from '../../../shared/api/games.ts';
import { prizeCondition } from './prize-condition.ts';
import styles from './prize-tickets.module.css';
import { Motif, useFigure } from './reward-face.tsx';

interface Props {
  rewards: readonly GameReward[];
}

/** What can be won: a ticket for each prize, its figure large on the stub and the condition beside it. */
export function PrizeTickets({ rewards }: Props) {
  const figureOf = useFigure();
  return (
    <ul className={styles.tickets}>
      {rewards.map((reward) => {
        const figure = figureOf(reward);
        return (
          <li key={reward.id} className={styles.ticket}>
            <span className="visually-hidden">{reward.label}</span>
            <span className={styles.stub} aria-hidden="true">
              {figure ?? <Motif />}
            </span>
            <span className={styles.condition} aria-hidden="true">
              {prizeCondition(reward.label, figure)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
