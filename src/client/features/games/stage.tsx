import { team } from 'virtual:team';
import { type PointerEvent, useRef, useState } from 'react';
import type { Aim } from '../../../shared/games/penalty-aim.ts';
import type { KeeperId } from '../../../shared/games/penalty-keepers.ts';
import type { Kick } from '../../../shared/games/penalty-kick.ts';
import { useText } from '../../lib/text.ts';
import { AimGrid, AimMark } from './aim-mark.tsx';
import { type AimPlace, aimPlaceAt, type ChosenAim } from './aim-places.ts';
import { DressedPlayer, type Shirt } from './dressed-player.tsx';
import { Ball, BallShadow } from './figures.tsx';
import { gestureAim, type Trace } from './gesture-aim.ts';
import { Keeper } from './keeper.tsx';
import { DiveShadow, NetDent } from './net-dent.tsx';
import { Paper } from './paper.tsx';
import { Shout } from './shout.tsx';
import { Stadium } from './stadium.tsx';
import styles from './stage.module.css';
import { drawing, stage, whole } from './stage-place.ts';
import { SwipeHint } from './swipe-hint.tsx';
import { Trail } from './trail.tsx';
import { useFlight } from './use-flight.ts';

interface Props {
  shirt: Shirt;
  keeper: KeeperId;
  /** No arrow shows how to swipe. */
  isQuiet: boolean;
  /** The kick that is shown. */
  kick: Kick | undefined;
  /** Whether its outcome is known to the player. */
  isLanded: boolean;
  onLanded: () => void;
  /** What is chosen, where the kick is aimed by choice. */
  mark: ChosenAim | undefined;
  /** The last ball has won the play. */
  isWon: boolean;
  /** The pointer begins to draw a kick. */
  onAimed: () => void;
  /** A tap in the goal: the field is chosen, and nothing is kicked yet. */
  onPlace: (place: AimPlace) => void;
  /** Undefined while no kick can be taken. */
  onAim: ((aim: Aim) => void) | undefined;
}

/** Goal, keeper, ball and the player with the own shirt; a swipe from the ball is a kick. */
export function Stage(props: Props) {
  const { shirt, keeper: who, kick, isLanded, onLanded, mark, isWon, onAim } = props;
  const text = useText();
  const ball = useRef<SVGSVGElement>(null);
  const keeper = useRef<SVGSVGElement>(null);
  useFlight({ ball, keeper }, kick, onLanded);
  const swipe = useSwipe(props);
  const pose = poseAt(kick, isLanded);
  const aimed = onAim && !kick ? mark : undefined;
  return (
    <div
      className={styles.stage}
      data-hero={team.looks.hero}
      data-ready={onAim !== undefined}
      data-kicked={kick !== undefined}
      data-mood={pose}
      data-aiming={aimed !== undefined}
      role="img"
      aria-label={text('games.page.stage')}
      {...swipe.handlers}
    >
      <Stadium />
      {kick?.outcome === 'goal' && isLanded ? <NetDent ball={kick.ball} /> : null}
      {kick && isLanded ? <Trail kick={kick} /> : null}
      {kick && isLanded ? <DiveShadow kick={kick} /> : null}
      {aimed ? <AimGrid place={aimed.place} /> : null}
      <Keeper ref={keeper} keeper={who} />
      <div className={styles.shooter} data-pose={pose} data-aside={mark !== undefined}>
        <DressedPlayer shirt={shirt} />
      </div>
      <BallShadow />
      <Ball ref={ball} />
      {aimed ? <AimMark aim={aimed} /> : null}
      {kick?.outcome === 'goal' && isLanded ? (
        <svg className={styles.party} {...whole} aria-hidden="true">
          <Paper />
        </svg>
      ) : null}
      {kick && isLanded ? (
        <Shout
          word={text(isWon ? 'games.page.said.won' : `games.page.shout.${kick.outcome}`)}
          outcome={isWon ? 'won' : kick.outcome}
        />
      ) : null}
      {swipe.hint && onAim && !kick && !mark && !props.isQuiet ? <SwipeHint /> : null}
    </div>
  );
}

/** What the player does; the stand and its animal feel with him. */
function poseAt(kick: Kick | undefined, isLanded: boolean): 'waiting' | 'strike' | 'joy' | 'sorrow' {
  if (!kick) return 'waiting';
  if (!isLanded) return 'strike';
  return kick.outcome === 'goal' ? 'joy' : 'sorrow';
}

/** The field of the goal where the pointer went down and up again. */
function tappedPlace(trace: readonly Trace[]): AimPlace | undefined {
  const [first, last] = [trace[0], trace.at(-1)];
  const place = first && aimPlaceAt(first);
  return last && place === aimPlaceAt(last) ? place : undefined;
}

/** What the pointer draws on the stage. */
function useSwipe({ onAimed, onPlace, onAim }: Pick<Props, 'onAimed' | 'onPlace' | 'onAim'>) {
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
      const [aim, tapped] = [gestureAim(trace.current), tappedPlace(trace.current)];
      trace.current = [];
      if (!onAim) return;
      if (!aim) {
        if (tapped) onPlace(tapped);
        return;
      }
      setHint(false);
      onAim(aim);
    },
    onPointerCancel: () => {
      trace.current = [];
    },
  };
  return { handlers, hint };
}
