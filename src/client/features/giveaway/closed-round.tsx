import type { GiveawayRound } from '../../../shared/api/giveaway.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { useText } from '../../lib/text.ts';
import styles from './giveaway.module.css';
import { Prizes } from './prizes.tsx';

/** A round that is over, with all winners. */
export function ClosedRound({ round }: { round: GiveawayRound }) {
  const text = useText();
  return (
    <section className={styles.round}>
      <h2 className={styles.title}>{round.title}</h2>
      <p className={styles.note}>{text('giveaway.page.closed', { day: germanDay(round.closesAt) })}</p>
      <Prizes prizes={round.prizes} />
    </section>
  );
}
