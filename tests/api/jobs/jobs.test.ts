import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import type { Job } from '../../../src/server/infra/jobs/job.ts';
import { createJobRunner } from '../../../src/server/infra/jobs/job-runner.ts';
import { jobsOf } from '../../../src/server/jobs.ts';
import { createTestApp } from '../../support/app.ts';
import { createTestDatabase } from '../../support/database.ts';
import { startPostgres } from '../../support/postgres.ts';

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

const holders = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'] as const;
const places = [['PGlite', undefined], ...(postgres ? [['PostgreSQL', postgres.url] as const] : [])] as const;

describe.each(places)('repeated jobs on %s', (_name, url) => {
  let db: Database;
  const failures: string[] = [];
  beforeAll(async () => {
    db = await createTestDatabase(url);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    failures.length = 0;
    await db.query('DELETE FROM job_run', []);
  });

  const runner = (jobs: Job[], holder: string, leaseSeconds = 60) =>
    createJobRunner(jobs, {
      db,
      holder,
      leaseSeconds,
      onFailure: (error, job) => failures.push(`${job}: ${error instanceof Error ? error.message : error}`),
    });

  it('what only one process may do is done by one, however many begin at once', async () => {
    let runs = 0;
    let atOnce = 0;
    const run = async () => {
      runs += 1;
      atOnce = Math.max(atOnce, ++running);
      await new Promise((resolve) => setTimeout(resolve, 50));
      running -= 1;
    };
    let running = 0;
    const job = { name: 'alone', everySeconds: 3600, isAlone: true, run };
    const runners = Array.from({ length: 10 }, (_, i) => runner([job], i % 2 ? holders[0] : holders[1]));
    await Promise.all(runners.map((each) => each.runOnce('alone')));
    expect({ runs, atOnce, failures }).toEqual({ runs: 1, atOnce: 1, failures: [] });
  });

  it('long work hears that the process ends', async () => {
    let parts = 0;
    const run = async (signal: AbortSignal) => {
      for (; parts < 100 && !signal.aborted; parts++) await new Promise((done) => setTimeout(done, 20));
    };
    const one = runner([{ name: 'long', everySeconds: 3600, run }], holders[0]);
    const running = one.runOnce('long');
    await one.stop();
    await running;
    expect(parts).toBeLessThan(5);
  });

  it('who did not do it shows the run of who did', async () => {
    const job = { name: 'alone', everySeconds: 3600, isAlone: true, run: async () => {} };
    const [first, second] = [runner([job], holders[0]), runner([job], holders[1])];
    await first.runOnce('alone');
    await second.runOnce('alone');
    expect(second.states()).toMatchObject([{ runs: 0, lastOutcome: 'ok' }]);
    expect(second.states()[0]?.lastStartedAt).toBeInstanceOf(Date);
  });

  it('a process that died holds a job no longer than its lease', async () => {
    const runs: string[] = [];
    const jobFor = (name: string, run: (runs: number) => Promise<void>): Job[] => [
      { name: 'alone', everySeconds: 0, isAlone: true, run: () => run(runs.push(name)) },
    ];
    // It never ends and its lease is not renewed: the process is gone.
    void runner(
      jobFor('dead', () => new Promise(() => {})),
      holders[0],
      0.3,
    ).runOnce('alone');
    await expect.poll(() => runs).toEqual(['dead']);
    await db.query("UPDATE job_run SET holder = gen_random_uuid(), held_until = now() + interval '1 s'", []);
    const other = runner(
      jobFor('next', async () => {}),
      holders[1],
    );
    await other.runOnce('alone');
    expect(runs).toEqual(['dead']);
    await expect
      .poll(() => other.runOnce('alone').then(() => runs), { timeout: 5000 })
      .toEqual(['dead', 'next']);
  });

  it('a run that fails is recorded, told once, and does not stop the next', async () => {
    let isBroken = true;
    const run = async () => {
      if (isBroken) throw new Error('broken');
    };
    const one = runner([{ name: 'any', everySeconds: 1, run }], holders[0]);
    await one.runOnce('any');
    expect(one.states()).toMatchObject([{ runs: 1, failures: 1, lastOutcome: 'failed' }]);
    expect(failures).toEqual(['any: broken']);
    isBroken = false;
    await one.runOnce('any');
    expect(one.states()).toMatchObject([{ runs: 2, failures: 1, lastOutcome: 'ok' }]);
  });
});

it('each job of the server has a name of its own, runs on an empty database, and is seen from outside', async () => {
  const t = await createTestApp();
  const jobs = jobsOf(t.app, t.deps);
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
  for (const { run } of jobs) await run(new AbortController().signal);
  const ready = (await t.app.inject('/health/ready')).json();
  expect(ready.jobs.map(({ name }: { name: string }) => name)).toEqual(jobs.map(({ name }) => name));
  const metrics = (await t.app.inject('/metrics')).body;
  for (const { name } of jobs) expect(metrics).toContain(`job_runs_total{job="${name}"} 0`);
  await t.close();
});
