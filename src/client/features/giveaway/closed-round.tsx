import type { GiveawayRound } from '../../../shared/api/giveaway.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { useText } from '../../lib/text.ts';
import { FairDraw } from './fair-draw.tsx';
import styles from './giveaway.module.css';
import { Prizes } from './prizes.tsx';

/** A round takes entries until just before its end. */
function lastDayOf({ closesAt }: GiveawayRound): string {
  return berlinToday(new Date(Date.parse(closesAt) - 1));
}

function drawDayOf({ draw, closesAt }: GiveawayRound): string {
  return germanDay(berlinToday(new Date(draw?.drawsAt ?? closesAt)));
}

/** A round that is over, with all winners once they are announced. */
export function ClosedRound({ round }: { round: GiveawayRound }) {
  const text = useText();
  return (
    <section className={styles.round} id={round.slug}>
      <h2 className={styles.title}>{round.title}</h2>
      <p className={styles.note}>
        {round.announcedOn === null
          ? text('giveaway.page.drawing', { day: germanDay(lastDayOf(round)), draws: drawDayOf(round) })
          : text('giveaway.page.announced', { day: germanDay(round.announcedOn) })}
      </p>
      <Prizes prizes={round.prizes} />
      <FairDraw round={round} />
    </section>
  );
}
