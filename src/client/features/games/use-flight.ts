import { type RefObject, useEffect, useRef } from 'react';
import type { Kick } from '../../../shared/games/penalty-kick.ts';
import { ballFrames, flightTime, shownDive } from './flight.ts';
import { keeperFrames } from './keeper-flight.ts';

interface Movers {
  ball: RefObject<SVGSVGElement | null>;
  keeper: RefObject<SVGSVGElement | null>;
}

/** The player comes to the ball in this time: the stage's style sheet moves him. */
const RUN_UP = 260;

/**
 * Shows a kick: only transforms move, so that the browser paints nothing again. `onLanded` is called when the ball is
 * there; at once where motion is reduced.
 */
export function useFlight(movers: Movers, kick: Kick | undefined, onLanded: () => void): void {
  const landed = useRef(onLanded);
  landed.current = onLanded;
  const { ball, keeper } = movers;
  useEffect(() => {
    const animations = [ball, keeper].flatMap(({ current }) => current?.getAnimations?.() ?? []);
    for (const animation of animations) animation.cancel();
    keeper.current?.removeAttribute('data-dive');
    if (!kick) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const time = isStill ? 0 : flightTime(kick);
    const delay = isStill ? 0 : RUN_UP;
    const easing = 'cubic-bezier(0.2, 0.6, 0.4, 1)';
    const fill = 'both';
    ball.current?.animate?.(ballFrames(kick), { duration: time, delay, easing, fill });
    keeper.current?.animate?.(keeperFrames(kick), { duration: time * 0.9, delay, easing, fill });
    keeper.current?.setAttribute('data-ball', kick.ball.x < 0 ? 'left' : 'right');
    const isHeld = kick.outcome === 'saved' && kick.dive === 'middle';
    const pose = isHeld ? 'held' : shownDive(kick);
    const reach = setTimeout(() => keeper.current?.setAttribute('data-dive', pose), delay);
    // After the one before, also where both are due at once.
    const isBeaten = kick.outcome === 'goal' && kick.dive === 'middle';
    const timer = setTimeout(() => {
      if (isBeaten) keeper.current?.setAttribute('data-dive', 'beaten');
      landed.current();
    }, time + delay);
    return () => {
      clearTimeout(timer);
      clearTimeout(reach);
    };
  }, [kick, ball, keeper]);
}
