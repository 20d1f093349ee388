import { PageFailure } from '../components/page-failure.tsx';
import { PageHead } from '../components/page-head.tsx';
import { ArticleSkeleton } from '../features/media/article-skeleton.tsx';
import { ArticleView } from '../features/media/article-view.tsx';
import type { PageProps } from '../lib/page-props.ts';
import { useCall } from '../lib/use-call.ts';
import { NotFoundPage } from './not-found.page.tsx';

/** `/news/<slug>`; an unknown article, or one that is not published yet, is page not found. */
export function NewsArticlePage({ params: { id = '' } }: PageProps) {
  const { data, error, retry } = useCall('GET /api/media-contents/:id', { params: { id } });
  if (error?.status === 404) return <NotFoundPage />;
  if (!data) {
    return error ? <PageFailure page="newsArticle" error={error} onRetry={retry} /> : <ArticleSkeleton />;
  }
  const { content, related } = data;
  if (!content) return <NotFoundPage />; // the address names another call of the API: `/news/news`
  return (
    <>
      <PageHead page="newsArticle" prefix={content.title} />
      <ArticleView content={content} related={related} />
    </>
  );
}
