import { ButtonLink } from '../../components/button.tsx';
import { useText } from '../../lib/text.ts';
import { type NewsPlace, newsPath } from './news-place.ts';
import css from './pager.module.css';

/** The ways to older articles and back to the newest; links, so that they work without scripts. */
export function Pager({ place, nextPage }: { place: NewsPlace; nextPage: number | null }) {
  const text = useText();
  const { page: _page, ...first } = place;
  if (nextPage === null && place.page === undefined) return null;
  return (
    <nav className={css.pager} aria-label={text('media.page.title')}>
      {place.page === undefined ? null : (
        <ButtonLink to={newsPath(first)} look="quiet">
          {text('media.page.newer')}
        </ButtonLink>
      )}
      {nextPage === null ? null : (
        <ButtonLink to={newsPath({ ...first, page: String(nextPage) })} look="secondary">
          {text('media.page.older')}
        </ButtonLink>
      )}
    </nav>
  );
}
