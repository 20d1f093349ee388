import { setTimeout as pause } from 'node:timers/promises';

/** An outside system did not do what was asked, or not in time. Another try later may do better. */
export class OutOfReach extends Error {}

/** How an outside system did when this process asked it last. */
export type PortState = 'ok' | 'failing';

/** Stands before an outside system: nobody waits longer than a limit, and the health endpoint knows how it does. */
export interface Guard {
  /**
   * Makes a call; `signal` tells it to let go of what it holds when its time is over.
   * @throws OutOfReach for whatever goes wrong with it
   */
  call<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  state(): PortState;
}

export interface GuardOptions {
  limitMs: number;
  /** After a failure nobody asks for so long: for systems that are asked while a person waits. */
  restMs?: number;
}

export function guard(name: string, { limitMs, restMs = 0 }: GuardOptions): Guard {
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
  late.catch(() => {}); // it was in time: nobody waits for this any more
  const answer = work(ending.signal);
  answer.catch(() => {}); // it was late: nobody waits for this any more
  try {
    return await Promise.race([answer, late]);
  } finally {
    timer.abort();
  }
}
