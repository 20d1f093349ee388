import type { UsageHistory } from '../../../shared/api/usage.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { Failure } from '../../components/failure.tsx';
import { Section } from '../../components/section.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { dayInWords } from '../../lib/day-in-words.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { volumeText } from '../../lib/volume-text.ts';
import { HistoryPicture } from './history-picture.tsx';
import { type HistoryRow, HistoryTable } from './history-table.tsx';
import styles from './usage.module.css';

/** The last days as a picture and a table, and the months. */
export function History({ contractId }: { contractId: string }) {
  const text = useText();
  const { data, error, retry } = useCall('GET /api/usage/me/history', { query: { contractId } });
  return (
    <Section size="part" title={text('usage.page.history.title')}>
      {error && !data ? <Failure error={error} onRetry={retry} /> : null}
      {!data && !error ? <Skeleton height={220} /> : null}
      {data ? <Shown history={data.history} /> : null}
    </Section>
  );
}

function Shown({ history: { days, months } }: { history: UsageHistory }) {
  const text = useText();
  const { lang } = useLanguage();
  if (days.every(({ dataMb, minutes, sms }) => dataMb + minutes + sms === 0))
    return <p className={styles.note}>{text('usage.page.history.none')}</p>;
  const shown = days.slice(0, 30);
  const monthRows: HistoryRow[] = months.map(({ startsOn, endsOn, ...sum }) => ({
    id: startsOn,
    name: `${germanDay(startsOn)} – ${germanDay(endsOn)}`,
    ...sum,
  }));
  const dayRows: HistoryRow[] = shown.map(({ day, ...sum }) => ({
    id: day,
    name: dayInWords(day, lang),
    ...sum,
  }));
  const most = Math.max(...shown.map(({ dataMb }) => dataMb));
  return (
    <>
      <figure className={styles.figure}>
        <HistoryPicture days={shown.toReversed()} />
        <p className={styles.axis} aria-hidden="true">
          <span>{dayRows.at(-1)?.name}</span>
          <span>{dayRows[0]?.name}</span>
        </p>
        <figcaption className={styles.note}>
          {text('usage.page.history.caption', {
            count: shown.length,
            most: volumeText(text, 'data', most),
          })}
        </figcaption>
      </figure>
      <HistoryTable caption={text('usage.page.history.months')} rows={monthRows} />
      <details className={styles.days}>
        <summary>{text('usage.page.history.days')}</summary>
        <HistoryTable caption={text('usage.page.history.days')} rows={dayRows} />
      </details>
    </>
  );
}
