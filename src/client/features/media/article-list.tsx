import type { MediaTeaser } from '../../../shared/api/media.ts';
import { ArticleCard } from './article-card.tsx';
import css from './article-list.module.css';

interface Props {
  articles: readonly MediaTeaser[];
  /** The first one stands across the page. */
  withLead: boolean;
}

/** The first article stands across the page; the others stand in rows of two and three by turns. */
export function ArticleList({ articles, withLead }: Props) {
  const [first, ...others] = articles;
  const rows = withLead ? others : articles;
  return (
    <>
      {withLead && first ? <ArticleCard article={first} look="lead" /> : null}
      {rows.length > 0 ? (
        <div className={css.rows}>
          {rows.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </div>
      ) : null}
    </>
  );
}
