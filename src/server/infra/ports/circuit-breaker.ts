import { setTimeout as pause } from 'node:timers/promises';

/** An outside system failed or took too long. Another try later may succeed. */
export class OutOfReach extends Error {}

/** The result of this process's last call to an outside system. */
export type PortState = 'ok' | 'failing';

/**
 * Stands between us and an outside system: a call has a time limit, and the health endpoint shows the system's state.
 */
export interface CircuitBreaker {
  /**
   * Makes a call; `signal` tells it to release its resources when its time is over.
   * @throws OutOfReach for any failure of the call
   */
  call<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  state(): PortState;
}

export interface GuardOptions {
  limitMs: number;
  /** For this time after a failure no call is made: for systems that are called while a person waits. */
  restMs?: number;
}

export function circuitBreaker(name: string, { limitMs, restMs = 0 }: GuardOptions): CircuitBreaker {
  let state: PortState = 'ok';
  let asksAgainAt = 0;
  return {
    state: () => state,
    call: async (work) => {
      if (performance.now() < asksAgainAt) throw new OutOfReach(`${name} rests after a failure.`);
      try {
        const answer = await inTime(work, limitMs);
        state = 'ok';
        return answer;
      } catch (cause) {
        state = 'failing';
        asksAgainAt = performance.now() + restMs;
        throw new OutOfReach(`${name}: ${cause instanceof Error ? cause.message : 'failed'}`, { cause });
      }
    },
  };
}

async function inTime<T>(work: (signal: AbortSignal) => Promise<T>, limitMs: number): Promise<T> {
  const timer = new AbortController();
  const ending = new AbortController();
  const late = pause(limitMs, undefined, { signal: timer.signal, ref: false }).then(() => {
    ending.abort();
    throw new Error(`no answer within ${limitMs} ms`);
  });
  late.catch(() => {}); // the call was in time: the timer's rejection has no effect any more
  const answer = work(ending.signal);
  answer.catch(() => {}); // the call was late: its result has no effect any more
  try {
    return await Promise.race([answer, late]);
  } finally {
    timer.abort();
  }
}
