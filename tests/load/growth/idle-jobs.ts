import type { Database } from '../../../src/server/infra/db/queryable.ts';
import { jobsOf } from '../../../src/server/jobs.ts';
import { createTestApp } from '../../support/app.ts';
import { figuresOf } from './compare.ts';

const times = 9;

/** The median time of each job in milliseconds, after runs that did what was due. */
export async function idleJobs(db: Database): Promise<{ name: string; ms: number }[]> {
  const t = await createTestApp({ db, now: new Date() });
  const found = [];
  for (const { name, run } of jobsOf(t.app, t.deps)) {
    const { signal } = new AbortController();
    for (let warm = 0; warm < 3; warm++) await run(signal);
    const runs = [];
    for (let at = 0; at < times; at++) {
      const began = performance.now();
      await run(signal);
      runs.push(performance.now() - began);
    }
    found.push({ name, ms: figuresOf(runs).p50 });
  }
  await t.app.close();
  await t.definitions.close();
  return found;
}
