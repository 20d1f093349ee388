import { IconPlayerPlayFilled } from '@tabler/icons-react';
import type { VideoTeaser } from '../../../shared/api/videos.ts';
import { Link } from '../../components/link.tsx';
import { Spelled } from '../../components/spelled.tsx';
import { useText } from '../../lib/text.ts';
import { minutesAndSeconds } from '../../lib/use-countdown.ts';
import css from './video-card.module.css';

interface Props {
  video: VideoTeaser;
  /** `lead`: the one at the top of the page, across its width. */
  look?: 'lead' | 'card';
  heading?: 'h2' | 'h3';
}

/** A video in a list. All of it can be pressed; its title is the link. */
export function VideoCard({ video, look = 'card', heading: Heading = 'h2' }: Props) {
  const text = useText();
  const { slug, title, teaser, poster, seconds } = video;
  const isFirst = look === 'lead';
  return (
    <article className={css.card} data-look={look}>
      <div className={css.cover}>
        {/* React puts a preload of each eager picture before the drawn page, except inside this element. */}
        <picture className={css.frame}>
          <img
            className={css.poster}
            src={poster.url}
            alt=""
            width={960}
            height={540}
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'auto'}
            decoding="async"
          />
        </picture>
        <span className={css.play} aria-hidden="true">
          <IconPlayerPlayFilled size={isFirst ? 40 : 28} />
        </span>
        <span className={css.length}>
          {text('videos.page.duration', { time: minutesAndSeconds(seconds * 1000) })}
        </span>
      </div>
      <div className={css.words}>
        <Heading className={css.title}>
          <Link className={css.link} to={`/videos/${slug}`}>
            <Spelled>{title}</Spelled>
          </Link>
        </Heading>
        <p className={css.teaser}>{teaser}</p>
      </div>
    </article>
  );
}
