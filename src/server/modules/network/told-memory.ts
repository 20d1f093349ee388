import { minuteMs } from '../../../shared/durations.ts';

/** What a system has said, and when. */
export interface Told<T> {
  at: Date;
  value: T;
}

interface Kept<T> {
  askedAt: number;
  freshMs: number;
  told: Promise<Told<T> | undefined>;
}

/** So long an answer is good; after a failure the system is asked again sooner. */
const FRESH_MS = 3 * minuteMs;
const REST_MS = minuteMs / 2;
/** The most answers that are kept. */
const MOST = 500;

/**
 * Remembers the answers of a system for some minutes, and for a moment that it gave none: many readers of a page are one
 * question. A reader who comes meanwhile waits for the same answer.
 */
export function toldMemory<T>(now: () => Date, onFailure: (cause: unknown) => void) {
  const known = new Map<string, Kept<T>>();
  return (key: string, ask: () => Promise<T>): Promise<Told<T> | undefined> => {
    const at = now();
    const found = known.get(key);
    // The clock of a demonstration can be moved back, too.
    if (found && Math.abs(at.getTime() - found.askedAt) < found.freshMs) return found.told;
    const kept: Kept<T> = { askedAt: at.getTime(), freshMs: FRESH_MS, told: Promise.resolve(undefined) };
    kept.told = ask().then(
      (value) => ({ at, value }),
      (cause) => {
        kept.freshMs = REST_MS;
        onFailure(cause);
        return undefined;
      },
    );
    known.delete(key);
    known.set(key, kept);
    const [oldest] = known.keys();
    if (known.size > MOST && oldest !== undefined) known.delete(oldest);
    return kept.told;
  };
}
