import { addDays } from '../../../shared/calendar.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { type OpeningState, openingState, type WeekHours } from '../../../shared/opening-hours.ts';
import { dayInWords } from '../../lib/day-in-words.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { useMinute } from '../../lib/use-minute.ts';
import styles from './opening-line.module.css';
import { hourInWords } from './time-in-words.ts';

/** Whether a shop is open, until when, and if not, when it opens. */
export function OpeningLine({ hours, isQuiet = false }: { hours: WeekHours; isQuiet?: boolean }) {
  const now = useMinute();
  const state = openingState(hours, now);
  return (
    <span className={styles.state} data-open={state.open} data-quiet={isQuiet}>
      {useStateInWords(state, now)}
    </span>
  );
}

function useStateInWords(state: OpeningState, now: Date): string {
  const text = useText();
  const { lang } = useLanguage();
  if (state.open) return text('shops.page.state.open', { time: hourInWords(state.until, lang) });
  if (!state.next) return text('shops.page.state.closed');
  const { inDays, weekday, from } = state.next;
  const time = hourInWords(from, lang);
  if (inDays < 2)
    return text(inDays === 0 ? 'shops.page.state.today' : 'shops.page.state.tomorrow', { time });
  // The same weekday comes again after seven days.
  const day =
    inDays < 7 ? text(`shops.page.weekday.${weekday}`) : dayInWords(addDays(berlinToday(now), inDays), lang);
  return text('shops.page.state.later', { day, time });
}
