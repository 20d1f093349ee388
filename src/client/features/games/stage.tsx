import { team } from 'virtual:team';
import { type PointerEvent, useRef, useState } from 'react';
import type { Aim } from '../../../shared/games/penalty-aim.ts';
import type { KeeperId } from '../../../shared/games/penalty-keepers.ts';
import type { Kick } from '../../../shared/games/penalty-kick.ts';
import { JerseyDrawing } from '../../components/jersey-drawing.tsx';
import { useText } from '../../lib/text.ts';
import { AimMark } from './aim-mark.tsx';
import type { AimPlace } from './aim-places.ts';
import { Ball, BallShadow } from './figures.tsx';
import { gestureAim, type Trace } from './gesture-aim.ts';
import { Keeper } from './keeper.tsx';
import { NetDent } from './net-dent.tsx';
import { Player } from './player.tsx';
import { Stadium } from './stadium.tsx';
import styles from './stage.module.css';
import { drawing, stage } from './stage-place.ts';
import { useFlight } from './use-flight.ts';

export interface Shirt {
  style: string;
  name?: string;
  number: string;
}

interface Props {
  shirt: Shirt;
  keeper: KeeperId;
  /** The kick that is shown. */
  kick: Kick | undefined;
  /** Whether its outcome is known to the player. */
  isLanded: boolean;
  onLanded: () => void;
  /** The field of the goal that is chosen, where the kick is aimed by choice. */
  mark: AimPlace | undefined;
  /** The last ball has won the play. */
  isWon: boolean;
  /** The pointer begins to draw a kick. */
  onAimed: () => void;
  /** Undefined while no kick can be taken. */
  onAim: ((aim: Aim) => void) | undefined;
}

/** Goal, keeper, ball and the player with the own shirt; a swipe from the ball is a kick. */
export function Stage({ shirt, keeper: who, kick, isLanded, onLanded, mark, isWon, onAimed, onAim }: Props) {
  const text = useText();
  const ball = useRef<SVGSVGElement>(null);
  const keeper = useRef<SVGSVGElement>(null);
  useFlight({ ball, keeper }, kick, onLanded);
  const swipe = useSwipe(onAimed, onAim);
  return (
    <div
      className={styles.stage}
      data-hero={team.looks.hero}
      data-ready={onAim !== undefined}
      data-kicked={kick !== undefined}
      role="img"
      aria-label={text('games.page.stage')}
      {...swipe.handlers}
    >
      <Stadium />
      {kick?.outcome === 'goal' && isLanded ? <NetDent ball={kick.ball} /> : null}
      <Keeper ref={keeper} keeper={who} />
      <div className={styles.shooter} data-pose={poseAt(kick, isLanded)}>
        <Player />
        <div className={styles.shirt}>
          <JerseyDrawing {...shirt} />
        </div>
      </div>
      <BallShadow />
      <Ball ref={ball} />
      {mark && onAim && !kick ? <AimMark place={mark} /> : null}
      {kick && isLanded ? (
        <p className={styles.shout} data-outcome={isWon ? 'won' : kick.outcome} aria-hidden="true">
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

/** What the player does. */
function poseAt(kick: Kick | undefined, isLanded: boolean): 'waiting' | 'strike' | 'joy' | 'sorrow' {
  if (!kick) return 'waiting';
  if (!isLanded) return 'strike';
  return kick.outcome === 'goal' ? 'joy' : 'sorrow';
}

/** What the pointer draws on the stage. */
function useSwipe(onAimed: () => void, onAim: ((aim: Aim) => void) | undefined) {
  const trace = useRef<Trace[]>([]);
  const [hint, setHint] = useState(true);
  const note = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const scale = stage.height / height;
    trace.current.push({
      x: drawing.middle + (event.clientX - left - width / 2) * scale,
      y: stage.top + (event.clientY - top) * scale,
      at: event.timeStamp,
    });
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      trace.current = [];
      if (!onAim || !event.isPrimary) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      note(event);
      onAimed();
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
