import { useState } from 'react';
import { minuteMs } from '../../../shared/durations.ts';
import type { Position } from '../../../shared/geo.ts';

/** `asking` while the browser asks its user and its sensors; then a reason why there is no position. */
export type PositionState = 'idle' | 'asking' | 'denied' | 'unavailable' | 'slow';

const WAIT_MS = 10_000;

/** By the codes of the browser's error. */
const reasons: Readonly<Record<number, PositionState>> = { 1: 'denied', 2: 'unavailable', 3: 'slow' };

/** Asks for the position at a press alone, and keeps nothing of it. */
export function usePosition(onFound: (position: Position) => void) {
  const [state, setState] = useState<PositionState>('idle');
  const ask = () => {
    if (!('geolocation' in navigator)) return setState('unavailable');
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        onFound({ lat: coords.latitude, lng: coords.longitude });
      },
      ({ code }) => setState(reasons[code] ?? 'unavailable'),
      { timeout: WAIT_MS, maximumAge: 5 * minuteMs },
    );
  };
  return { state, ask };
}
