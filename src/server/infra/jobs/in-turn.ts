import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Queryable } from '../db/queryable.ts';
import { endTurn, keepTurn, takeTurn } from './job-run.repository.ts';

/** A process that dies holds up the others for at most so long. */
const LEASE_SECONDS = 30;
const LOOK_MS = 200;

/** Work that one process does at a time: the others wait until it has ended. */
export async function inTurn(db: Queryable, name: string, work: () => Promise<void>): Promise<void> {
  const turn = { name, holder: randomUUID(), leaseSeconds: LEASE_SECONDS };
  while (!(await takeTurn(db, turn, 0))) await sleep(LOOK_MS);
  const began = performance.now();
  // A turn that cannot be renewed now is renewed the next time, or another process does the work too.
  const renewing = setInterval(() => void keepTurn(db, turn).catch(() => {}), (LEASE_SECONDS * 1000) / 3);
  let outcome: 'ok' | 'failed' = 'failed';
  try {
    await work();
    outcome = 'ok';
  } finally {
    clearInterval(renewing);
    await endTurn(db, turn, { outcome, ms: Math.round(performance.now() - began) });
  }
}
