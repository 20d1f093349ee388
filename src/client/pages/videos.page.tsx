import { ButtonLink } from '../components/button.tsx';
import { Empty } from '../components/empty.tsx';
import { ErrorState } from '../components/failure.tsx';
import { OpinionIllustration } from '../components/illustrations/opinion.tsx';
import { Page } from '../components/page.tsx';
import { PageFailure } from '../components/page-failure.tsx';
import { PageHead } from '../components/page-head.tsx';
import { OtherVideos } from '../features/videos/other-videos.tsx';
import { VideoList } from '../features/videos/video-list.tsx';
import { VideoSkeleton } from '../features/videos/video-skeleton.tsx';
import { VideoView } from '../features/videos/video-view.tsx';
import { VideosSkeleton } from '../features/videos/videos-skeleton.tsx';
import type { PageProps } from '../lib/page-props.ts';
import { useText } from '../lib/text.ts';
import { useCall } from '../lib/use-call.ts';
import { NotFoundPage } from './not-found.page.tsx';

/** `/videos` and `/videos/<slug>`: one script for both, since the main script holds the name of each. */
export function VideosPage({ params: { id } }: PageProps) {
  return id === undefined ? <AllVideos /> : <OneVideo id={id} />;
}

/** All videos of a brand, newest first. */
function AllVideos() {
  const text = useText();
  const { data, error, retry } = useCall('GET /api/video/list', {});
  return (
    <Page title={text('videos.page.title')} lead={text('videos.page.lead')}>
      {error && !data ? <ErrorState error={error} onRetry={retry} /> : null}
      {error || data ? null : <VideosSkeleton />}
      {data?.videos.length === 0 ? (
        <Empty
          title={text('videos.page.empty.title')}
          text={text('videos.page.empty.text')}
          illustration={<OpinionIllustration />}
        >
          <ButtonLink to="/news" look="secondary">
            {text('videos.page.empty.news')}
          </ButtonLink>
        </Empty>
      ) : (
        <VideoList videos={data?.videos ?? []} />
      )}
    </Page>
  );
}

/** An unknown video, or one that is not published yet, is page not found. */
function OneVideo({ id }: { id: string }) {
  const { data, error, retry } = useCall('GET /api/video', { query: { id } });
  if (error?.status === 404) return <NotFoundPage />;
  if (!data) return error ? <PageFailure page="video" error={error} onRetry={retry} /> : <VideoSkeleton />;
  const { video, others } = data;
  return (
    <>
      <PageHead page="video" prefix={video.title} />
      <VideoView key={video.id} video={video} />
      <OtherVideos videos={others} />
    </>
  );
}
