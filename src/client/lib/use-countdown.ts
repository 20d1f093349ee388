import { useEffect, useState } from 'react';

/** Milliseconds until a moment, never below 0, updated each second. `until` and `now` use the same clock. */
export function useCountdown(until: number, now: () => number): number {
  const [left, setLeft] = useState(() => Math.max(0, until - now()));
  useEffect(() => {
    const look = () => setLeft(Math.max(0, until - now()));
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [until, now]);
  return left;
}

/** Milliseconds as `4:05`. */
export function minutesAndSeconds(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
