import type { VideoTeaser } from '../../../shared/api/videos.ts';
import { Section } from '../../components/section.tsx';
import { useText } from '../../lib/text.ts';
import css from './other-videos.module.css';
import { VideoCard } from './video-card.tsx';

/** What to watch next. */
export function OtherVideos({ videos }: { videos: readonly VideoTeaser[] }) {
  const text = useText();
  if (videos.length === 0) return null;
  return (
    <Section title={text('videos.page.others')}>
      <div className={css.cards}>
        {videos.map((video) => (
          <VideoCard key={video.id} video={video} heading="h3" />
        ))}
      </div>
    </Section>
  );
}
