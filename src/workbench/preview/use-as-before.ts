import { useRef } from 'react';
import { asBefore } from './as-before.ts';

/** A value that is made with each drawing, as the same object while it says the same. */
export function useAsBefore<Json>(now: Json): Json {
  const last = useRef(now);
  last.current = asBefore(last.current, now);
  return last.current;
}
