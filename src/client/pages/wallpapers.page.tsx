import { Empty } from '../components/empty.tsx';
import { ErrorState } from '../components/failure.tsx';
import { NeedsScripts } from '../components/needs-scripts.tsx';
import { Page } from '../components/page.tsx';
import { Skeleton } from '../components/skeleton.tsx';
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
      {error || data ? null : <Skeleton height={640} />}
      {data && !first ? (
        <Empty title={text('wallpapers.page.none')} text={text('wallpapers.page.noneText')} />
      ) : null}
      {first ? <WallpaperWall wallpapers={[first, ...others]} /> : null}
    </Page>
  );
}
