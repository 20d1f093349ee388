import { type PointerEvent, useRef, useState } from 'react';
import type { Aim } from '../../../shared/games/penalty-aim.ts';
import { type AimPlace, aimPlaceAt } from './aim-places.ts';
import { gestureAim, type Trace } from './gesture-aim.ts';
import { drawing, stage } from './stage-place.ts';

export interface Swiped {
  /** The pointer begins to draw a kick. */
  onAimed: () => void;
  /** A tap in the goal: the field is chosen, and nothing is kicked yet. */
  onPlace: (place: AimPlace) => void;
  /** Undefined while no kick can be taken. */
  onAim: ((aim: Aim) => void) | undefined;
}

/** The field of the goal where the pointer went down and up again. */
function tappedPlace(trace: readonly Trace[]): AimPlace | undefined {
  const [first, last] = [trace[0], trace.at(-1)];
  const place = first && aimPlaceAt(first);
  return last && place === aimPlaceAt(last) ? place : undefined;
}

/** What the pointer draws on the stage. */
export function useSwipe({ onAimed, onPlace, onAim }: Swiped) {
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
