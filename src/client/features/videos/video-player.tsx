import { type RefObject, useState } from 'react';
import type { Video } from '../../../shared/api/videos.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { useCaptions } from './use-captions.ts';
import css from './video-player.module.css';

interface Props {
  video: Video;
  player: RefObject<HTMLVideoElement | null>;
  /** Seconds from the beginning. */
  onTime: (seconds: number) => void;
}

/** The browser's own player. Nothing of the clip, nor of its captions, is loaded before the viewer plays it. */
export function VideoPlayer({ video: { title, file, poster, captions }, player, onTime }: Props) {
  const text = useText();
  const { lang } = useLanguage();
  const showCaptions = useCaptions(player, lang);
  const [hasFailed, setFailed] = useState(false);
  return (
    <div className={css.frame}>
      {/* biome-ignore lint/a11y/useMediaCaption: the tracks come from data, one for each language */}
      <video
        ref={player}
        className={css.video}
        src={file.url}
        poster={poster.url}
        width={960}
        height={540}
        controls
        playsInline
        preload="none"
        aria-label={title}
        onPlay={showCaptions}
        onPlaying={() => setFailed(false)}
        onTimeUpdate={(event) => onTime(event.currentTarget.currentTime)}
        onError={() => setFailed(true)}
      >
        {captions.map((track) => (
          <track
            key={track.lang}
            kind="captions"
            src={track.url}
            srcLang={track.lang}
            label={text(`videos.page.captions.${track.lang}`)}
          />
        ))}
      </video>
      {hasFailed ? (
        <p className={css.failed} role="alert">
          {text('videos.page.failed')}
        </p>
      ) : null}
    </div>
  );
}
