import type { MediaTeaser } from '../../../shared/api/media.ts';
import { Section } from '../../components/section.tsx';
import { useText } from '../../lib/text.ts';
import { ArticleCard } from './article-card.tsx';
import css from './related-articles.module.css';

/** What to read next. */
export function RelatedArticles({ articles }: { articles: readonly MediaTeaser[] }) {
  const text = useText();
  if (articles.length === 0) return null;
  return (
    <Section title={text('media.page.related')}>
      <div className={css.cards}>
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} heading="h3" />
        ))}
      </div>
    </Section>
  );
}
