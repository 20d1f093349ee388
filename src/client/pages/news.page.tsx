import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../components/button.tsx';
import { Empty } from '../components/empty.tsx';
import { ErrorState } from '../components/failure.tsx';
import { OpinionIllustration } from '../components/illustrations/opinion.tsx';
import { Page } from '../components/page.tsx';
import { ArticleList } from '../features/media/article-list.tsx';
import { CategoryFilter } from '../features/media/category-filter.tsx';
import { newsPlace } from '../features/media/news-place.ts';
import { NewsSkeleton } from '../features/media/news-skeleton.tsx';
import { Pager } from '../features/media/pager.tsx';
import { useText } from '../lib/text.ts';
import { useCall } from '../lib/use-call.ts';

/** The news, newest first: all, or those of a category. */
export function NewsPage() {
  const text = useText();
  const [search] = useSearchParams();
  const place = newsPlace(search);
  const { data, error, retry } = useCall('GET /api/media-contents', { query: place });
  return (
    <Page title={text('media.page.title')} lead={text('media.page.lead')}>
      <CategoryFilter current={place.category} />
      {error && !data ? <ErrorState error={error} onRetry={retry} /> : null}
      {error || data ? null : <NewsSkeleton />}
      {data?.contents.length === 0 ? (
        <Empty
          title={text('media.page.empty.title')}
          text={text('media.page.empty.text')}
          illustration={<OpinionIllustration />}
        >
          <ButtonLink to="/news" look="secondary">
            {text('media.page.empty.all')}
          </ButtonLink>
        </Empty>
      ) : null}
      {data && data.contents.length > 0 ? (
        <>
          <ArticleList articles={data.contents} withLead={place.page === undefined} />
          <Pager place={place} nextPage={data.nextPage} />
        </>
      ) : null}
    </Page>
  );
}
