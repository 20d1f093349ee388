import { IconPlayerPlay } from '@tabler/icons-react';
import { useId } from 'react';
import type { Video } from '../../../shared/api/videos.ts';
import { useText } from '../../lib/text.ts';
import { minutesAndSeconds } from '../../lib/use-countdown.ts';
import css from './transcript.module.css';

interface Props {
  lines: Video['transcript'];
  /** Where the player is, in seconds; undefined before it has played. */
  at: number | undefined;
  /** Plays from there on. */
  onJump: (seconds: number) => void;
}

/** What the video shows, with times. A script plays from each line on, and marks the one that is shown. */
export function Transcript({ lines, at, onJump }: Props) {
  const text = useText();
  const id = useId();
  return (
    <section className={css.transcript} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {text('videos.page.transcript')}
      </h2>
      <ol className={css.lines}>
        {lines.map((line) => {
          const time = minutesAndSeconds(Math.floor(line.from) * 1000);
          const isShown = at !== undefined && at >= line.from && at < line.to;
          return (
            <li key={line.from} className={css.line} aria-current={isShown ? 'true' : undefined}>
              <span className={css.time}>{time}</span>
              <span>{line.text}</span>
              <button
                type="button"
                className={css.jump}
                data-scripted
                aria-label={text('videos.page.jump', { time })}
                onClick={() => onJump(line.from)}
              >
                <IconPlayerPlay size={20} aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
