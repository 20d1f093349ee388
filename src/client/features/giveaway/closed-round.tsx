import { formatDay } from '../../lib/format-day.ts';
import { useText } from '../../lib/text.ts';
import styles from './giveaway.module.css';
import { Prizes } from './prizes.tsx';
import type { Round } from './use-giveaways.ts';

/** A round that is over, with everybody who won. */
export function ClosedRound({ round }: { round: Round }) {
  const text = useText();
  return (
    <section className={styles.round}>
      <h2 className={styles.title}>{round.title}</h2>
      <p className={styles.note}>{text('giveaway.page.closed', { day: formatDay(round.closesAt) })}</p>
      <Prizes prizes={round.prizes} />
    </section>
  );
}
