import type { VideoTeaser } from '../../../shared/api/videos.ts';
import { VideoCard } from './video-card.tsx';
import css from './video-list.module.css';

/** The newest video stands across the page, the others in rows of two and three by turns. */
export function VideoList({ videos }: { videos: readonly VideoTeaser[] }) {
  const [first, ...others] = videos;
  return (
    <>
      {first ? <VideoCard video={first} look="lead" /> : null}
      {others.length > 0 ? (
        <div className={css.rows}>
          {others.map((video) => (
            <VideoCard key={video.id} video={video} />
          ))}
        </div>
      ) : null}
    </>
  );
}
