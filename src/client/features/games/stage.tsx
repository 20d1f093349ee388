import { type PointerEvent, useRef, useState } from 'react';
import type { Aim } from '../../../shared/games/penalty-aim.ts';
import type { Kick } from '../../../shared/games/penalty-kick.ts';
import { JerseyDrawing } from '../../components/jersey-drawing.tsx';
import { useText } from '../../lib/text.ts';
import { AimMark } from './aim-mark.tsx';
import type { AimPlace } from './aim-places.ts';
import { Ball, BallShadow, Keeper, Player } from './figures.tsx';
import { gestureAim, type Trace } from './gesture-aim.ts';
import { Stadium } from './stadium.tsx';
import styles from './stage.module.css';
import { stage } from './stage-place.ts';
import { useFlight } from './use-flight.ts';

export interface Shirt {
  style: string;
  name?: string;
  number: string;
}

interface Props {
  shirt: Shirt;
  /** The kick that is shown. */
  kick: Kick | undefined;
  /** Whether its outcome is known to the player. */
  isLanded: boolean;
  onLanded: () => void;
  /** The field of the goal that is chosen, where the kick is aimed by choice. */
  mark: AimPlace | undefined;
  /** The last ball has won the play. */
  isWon: boolean;
  /** Undefined while no kick can be taken. */
  onAim: ((aim: Aim) => void) | undefined;
}

/** Goal, keeper, ball and the player with the own shirt; a swipe from the ball is a kick. */
export function Stage({ shirt, kick, isLanded, onLanded, mark, isWon, onAim }: Props) {
  const text = useText();
  const frame = useRef<HTMLDivElement>(null);
  const ball = useRef<SVGSVGElement>(null);
  const keeper = useRef<SVGSVGElement>(null);
  const shooter = useRef<HTMLDivElement>(null);
  useFlight({ frame, ball, keeper, shooter }, kick, onLanded);
  const swipe = useSwipe(onAim);
  return (
    <div
      ref={frame}
      className={styles.stage}
      data-ready={onAim !== undefined}
      data-kicked={kick !== undefined}
      role="img"
      aria-label={text('games.page.stage')}
      {...swipe.handlers}
    >
      <Stadium />
      <Keeper ref={keeper} />
      <div ref={shooter} className={styles.shooter}>
        <Player />
        <div className={styles.shirt}>
          <JerseyDrawing {...shirt} />
        </div>
      </div>
      <BallShadow />
      <Ball ref={ball} />
      {mark && onAim ? <AimMark place={mark} /> : null}
      {kick && isLanded ? (
        <p className={styles.shout} data-outcome={isWon ? 'goal' : kick.outcome} aria-hidden="true">
          {text(isWon ? 'games.page.said.won' : `games.page.shout.${kick.outcome}`)}
        </p>
      ) : null}
      {swipe.hint && onAim && !kick && !mark ? (
        <p className={styles.hint} aria-hidden="true">
          {text('games.page.swipe')}
        </p>
      ) : null}
    </div>
  );
}

/** What the pointer draws on the stage. */
function useSwipe(onAim: ((aim: Aim) => void) | undefined) {
  const trace = useRef<Trace[]>([]);
  const [hint, setHint] = useState(true);
  const note = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width } = event.currentTarget.getBoundingClientRect();
    const scale = stage.width / width;
    trace.current.push({
      x: (event.clientX - left) * scale,
      y: (event.clientY - top) * scale,
      at: event.timeStamp,
    });
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      trace.current = [];
      if (!onAim || !event.isPrimary) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      note(event);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (trace.current.length > 0 && trace.current.length < 500) note(event);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (trace.current.length === 0) return;
      note(event);
      const aim = gestureAim(trace.current);
      trace.current = [];
      if (!aim || !onAim) return;
      setHint(false);
      onAim(aim);
    },
    onPointerCancel: () => {
      trace.current = [];
    },
  };
  return { handlers, hint };
}
