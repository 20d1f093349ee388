import type { SubmissionView } from '../../../shared/api/submissions.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { AnswerList } from '../../components/answer-list.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import styles from './own-submissions.module.css';

/** What the customer has sent by forms that no code knows; nothing where there is nothing. */
export function useOwnSubmissions(): SubmissionView[] {
  return useCall('GET /api/submissions/me', {}).data?.submissions ?? [];
}

const dayOf = (moment: string) => germanDay(berlinToday(new Date(moment)));

/** Each submission with its day, its answers, and how long they are kept. */
export function OwnSubmissions({ submissions }: { submissions: readonly SubmissionView[] }) {
  const text = useText();
  return submissions.map(({ id, title, sentAt, keptUntil, answers }) => (
    <article key={id} className={styles.submission}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.when}>
        {text('submissions.page.when', { day: dayOf(sentAt), end: dayOf(keptUntil) })}
      </p>
      <AnswerList answers={answers} />
    </article>
  ));
}
