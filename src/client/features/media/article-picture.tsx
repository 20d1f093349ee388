import type { MediaTeaser } from '../../../shared/api/media.ts';
import css from './article-picture.module.css';

interface Props {
  picture: MediaTeaser['picture'];
  /** In a list the title says what the article is about, and the picture is decoration. */
  decorative?: boolean;
  /** The first picture of a page loads at once. */
  first?: boolean;
}

/** The drawing of an article, 16 to 9. */
export function ArticlePicture({ picture: { url, alt }, decorative = false, first = false }: Props) {
  return (
    // React puts a preload of each eager picture before the drawn page, except inside this element.
    <picture className={css.frame}>
      <img
        className={css.picture}
        src={url}
        alt={decorative ? '' : alt}
        width={640}
        height={360}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
