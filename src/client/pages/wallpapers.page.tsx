import { ButtonLink } from '../components/button.tsx';
import { Empty } from '../components/empty.tsx';
import { ErrorState } from '../components/failure.tsx';
import { EmptyWallIllustration } from '../components/illustrations/empty-wall.tsx';
import { NeedsScripts } from '../components/needs-scripts.tsx';
import { Page } from '../components/page.tsx';
import { WallSkeleton } from '../features/wallpapers/wall-skeleton.tsx';
import { WallpaperWall } from '../features/wallpapers/wallpaper-wall.tsx';
import { useText } from '../lib/text.ts';
import { useCall } from '../lib/use-call.ts';

/** Wallpapers: all motifs for everybody, the pictures for customers. */
export function WallpapersPage() {
  const text = useText();
  const { data, error, retry } = useCall('GET /api/wallpaper', {});
  const [first, ...others] = data?.wallpapers ?? [];
  return (
    <Page title={text('wallpapers.page.title')} lead={text('wallpapers.page.lead')}>
      <NeedsScripts what="download" />
      {error && !data ? <ErrorState error={error} onRetry={retry} /> : null}
      {error || data ? null : <WallSkeleton />}
      {data && !first ? (
        <Empty
          title={text('wallpapers.page.none')}
          text={text('wallpapers.page.noneText')}
          illustration={<EmptyWallIllustration />}
        >
          <ButtonLink to="/dashboard/games" look="secondary">
            {text('wallpapers.page.lock.play')}
          </ButtonLink>
        </Empty>
      ) : null}
      {first ? <WallpaperWall wallpapers={[first, ...others]} /> : null}
    </Page>
  );
}
