import type { MediaTeaser } from '../../../shared/api/media.ts';
import { dayOfMoment } from '../../lib/day-in-words.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import css from './article-facts.module.css';

/** The category, day and reading time of an article, on one line. */
export function ArticleFacts({ article }: { article: MediaTeaser }) {
  const text = useText();
  const { lang } = useLanguage();
  const { category, publishedAt, readingMinutes } = article;
  return (
    <p className={css.facts}>
      <span className={css.row}>
        <span className={css.category}>{text(`media.page.category.${category}`)}</span>
        <time dateTime={publishedAt}>{dayOfMoment(publishedAt, lang)}</time>
        <span>{text('media.page.minutes', { minutes: readingMinutes })}</span>
      </span>
    </p>
  );
}
