import { CardLink } from '../../components/card.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { dayOfMoment } from '../../lib/day-in-words.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import styles from './newest-articles.module.css';

/** The newest article as a card beside other things: it leads to all of them; nothing where there are none. */
export function NewestArticles() {
  const text = useText();
  const { lang } = useLanguage();
  const { data, error } = useCall('GET /api/media-contents/news', {});
  const newest = data?.contents[0];
  if (error || (data && !newest)) return null;
  if (!newest) return <Skeleton height={132} />;
  return (
    <CardLink to="/news" room="s">
      <span className={styles.words}>
        <span className={styles.title}>{text('dashboard.news.title')}</span>
        <strong>{newest.title}</strong>
        <span className={styles.day}>{dayOfMoment(newest.publishedAt, lang)}</span>
      </span>
    </CardLink>
  );
}
