import type { MediaTeaser } from '../../../shared/api/media.ts';
import { Link } from '../../components/link.tsx';
import { Spelled } from '../../components/spelled.tsx';
import css from './article-card.module.css';
import { ArticleFacts } from './article-facts.tsx';
import { ArticlePicture } from './article-picture.tsx';

interface Props {
  article: MediaTeaser;
  /** `lead`: the one at the top of the page, across its width. */
  look?: 'lead' | 'card';
  heading?: 'h2' | 'h3';
}

/** An article in a list. All of it can be pressed; its title is the link. */
export function ArticleCard({ article, look = 'card', heading: Heading = 'h2' }: Props) {
  const { slug, title, teaser, picture } = article;
  return (
    <article className={css.card} data-look={look}>
      <div className={css.cover}>
        <ArticlePicture picture={picture} decorative first={look === 'lead'} />
      </div>
      <div className={css.words}>
        <ArticleFacts article={article} />
        <Heading className={css.title}>
          <Link className={css.link} to={`/news/${slug}`}>
            <Spelled>{title}</Spelled>
          </Link>
        </Heading>
        <p className={css.teaser}>{teaser}</p>
      </div>
    </article>
  );
}
