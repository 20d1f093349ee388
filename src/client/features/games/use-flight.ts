import { type RefObject, useEffect, useRef } from 'react';
import type { Kick } from '../../../shared/games/penalty-kick.ts';
import { ballFrames, flightTime, keeperFrames } from './flight.ts';
import { stage } from './stage-place.ts';

interface Movers {
  frame: RefObject<HTMLElement | null>;
  ball: RefObject<SVGSVGElement | null>;
  keeper: RefObject<SVGSVGElement | null>;
  shooter: RefObject<HTMLElement | null>;
}

const RUN_UP = 260;
const runUp: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translate(-10%, 2%)', offset: 0.35 },
  { transform: 'translate(36%, -17%) rotate(4deg) scale(0.92)' },
];

/**
 * Shows a kick: only transforms move, so that the browser paints nothing again. `onLanded` is called when the ball is
 * there; at once where motion is reduced.
 */
export function useFlight(movers: Movers, kick: Kick | undefined, onLanded: () => void): void {
  const landed = useRef(onLanded);
  landed.current = onLanded;
  const { frame, ball, keeper, shooter } = movers;
  useEffect(() => {
    const animations = [ball, keeper, shooter].flatMap(({ current }) => current?.getAnimations?.() ?? []);
    for (const animation of animations) animation.cancel();
    keeper.current?.removeAttribute('data-dive');
    if (!kick) return;
    const scale = (frame.current?.clientWidth ?? stage.width) / stage.width;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const time = isStill ? 0 : flightTime(kick);
    const delay = isStill ? 0 : RUN_UP;
    const easing = 'cubic-bezier(0.2, 0.6, 0.4, 1)';
    const fill = 'both';
    ball.current?.animate?.(ballFrames(kick, scale), { duration: time, delay, easing, fill });
    keeper.current?.animate?.(keeperFrames(kick, scale), { duration: time * 0.9, delay, easing, fill });
    if (!isStill) shooter.current?.animate?.(runUp, { duration: RUN_UP, easing: 'ease-in', fill: 'none' });
    const timer = setTimeout(() => landed.current(), time + delay);
    const reach = setTimeout(() => keeper.current?.setAttribute('data-dive', kick.dive), delay);
    return () => {
      clearTimeout(timer);
      clearTimeout(reach);
    };
  }, [kick, frame, ball, keeper, shooter]);
}
