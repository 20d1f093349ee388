import { IconArrowLeft } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { Video } from '../../../shared/api/videos.ts';
import { Link } from '../../components/link.tsx';
import { Spelled } from '../../components/spelled.tsx';
import { dayOfMoment } from '../../lib/day-in-words.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { minutesAndSeconds } from '../../lib/use-countdown.ts';
import { Transcript } from './transcript.tsx';
import { VideoPlayer } from './video-player.tsx';
import css from './video-view.module.css';

/** A video: the player, what it is about, and what it shows as text. */
export function VideoView({ video }: { video: Video }) {
  const text = useText();
  const { lang } = useLanguage();
  const player = useRef<HTMLVideoElement>(null);
  const [at, setAt] = useState<number>();
  const { title, teaser, seconds, publishedAt, transcript } = video;
  const playFrom = (from: number) => {
    if (!player.current) return;
    player.current.currentTime = from;
    // A player that cannot load says so itself, and one that is stopped meanwhile has no fault.
    player.current.play().catch(() => undefined);
  };
  return (
    <article className={css.view}>
      <p className={css.back}>
        <Link to="/videos">
          <IconArrowLeft size={20} aria-hidden="true" />
          {text('videos.page.back')}
        </Link>
      </p>
      <header className={css.words}>
        <h1 className={css.title}>
          <Spelled>{title}</Spelled>
        </h1>
        <p className={css.teaser}>{teaser}</p>
        <p className={css.facts}>
          <span>{text('videos.page.duration', { time: minutesAndSeconds(seconds * 1000) })}</span>
          <time dateTime={publishedAt}>{dayOfMoment(publishedAt, lang)}</time>
          <span>{text('videos.page.silent')}</span>
        </p>
      </header>
      <div className={css.screen}>
        <VideoPlayer video={video} player={player} onTime={setAt} />
      </div>
      <div className={css.transcript}>
        <Transcript lines={transcript} at={at} onJump={playFrom} />
      </div>
    </article>
  );
}
