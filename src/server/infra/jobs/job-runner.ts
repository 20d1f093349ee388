import type { Queryable } from '../db/queryable.ts';
import { waitAtMost } from '../wait-limit.ts';
import { type Job, type JobOutcome, type JobState, newState } from './job.ts';
import { endTurn, type JobTurn, keepTurn, lastRun, takeTurn } from './job-run.repository.ts';

interface RunnerDeps {
  db: Queryable;
  /** The name of this process in the database. */
  holder: string;
  onFailure(error: unknown, job: string): void;
  /** After a process dies, the job is blocked for at most this long. */
  leaseSeconds?: number;
}

export interface JobRunner {
  start(): void;
  /** Resolves when the current runs have ended. */
  stop(): Promise<void>;
  /** Runs the job once now, unless another process has the turn. */
  runOnce(name: string): Promise<void>;
  states(): readonly JobState[];
}

/** The first run is soon after the start, not during it. */
const firstRunMs = 3000;

/** Runs a list of jobs in this process, each at its interval. */
export function createJobRunner(jobs: readonly Job[], deps: RunnerDeps): JobRunner {
  const all = jobs.map((job) => jobLoop(job, deps));
  return {
    start: () => {
      for (const loop of all) loop.start();
    },
    stop: async () => {
      await Promise.all(all.map((loop) => loop.stop()));
    },
    runOnce: async (name) => {
      const loop = all.find(({ state }) => state.name === name);
      if (!loop) throw new Error(`There is no job ${name}.`);
      await loop.run();
    },
    states: () => all.map(({ state }) => state),
  };
}

function jobLoop(job: Job, deps: RunnerDeps) {
  const state = newState(job);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const ending = new AbortController();
  const run = () => {
    running ??= oneRun(job, state, deps, ending.signal)
      .catch((error: unknown) => deps.onFailure(error, job.name))
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  const start = () => {
    const everyMs = job.everySeconds * 1000;
    timer = setTimeout(
      () => {
        void run();
        timer = setInterval(run, everyMs);
      },
      Math.min(firstRunMs, everyMs),
    );
  };
  const stop = async () => {
    clearTimeout(timer);
    clearInterval(timer);
    ending.abort();
    await running;
  };
  return { state, run, start, stop };
}

async function oneRun(job: Job, state: JobState, deps: RunnerDeps, signal: AbortSignal): Promise<void> {
  if (!job.isAlone) return recorded(job, state, deps, signal);
  const turn = { name: job.name, holder: deps.holder, leaseSeconds: deps.leaseSeconds ?? 60 };
  // The factor allows for timers that fire early.
  if (!(await takeTurn(deps.db, turn, job.everySeconds * 0.9))) return showLastRun(state, deps.db);
  await held(turn, deps, () => recorded(job, state, deps, signal));
  await endTurn(deps.db, turn, { outcome: state.lastOutcome ?? 'ok', ms: state.lastMs ?? 0 });
}

/** Renews the turn while the work runs, so that no other process starts the job during a long run. */
async function held(turn: JobTurn, { db, onFailure }: RunnerDeps, work: () => Promise<void>): Promise<void> {
  const renew = () => void keepTurn(db, turn).catch((error: unknown) => onFailure(error, turn.name));
  const timer = setInterval(renew, (turn.leaseSeconds * 1000) / 3);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
}

async function recorded(
  job: Job,
  state: JobState,
  { onFailure }: RunnerDeps,
  signal: AbortSignal,
): Promise<void> {
  const started = performance.now();
  state.lastStartedAt = new Date();
  let outcome: JobOutcome = 'ok';
  try {
    // A job may be started by a request, when a demonstration moves the clock.
    await waitAtMost(Number.POSITIVE_INFINITY, () => job.run(signal));
  } catch (error) {
    outcome = 'failed';
    state.failures += 1;
    onFailure(error, job.name);
  }
  Object.assign(state, {
    lastOutcome: outcome,
    lastMs: Math.round(performance.now() - started),
    runs: state.runs + 1,
  });
}

async function showLastRun(state: JobState, db: Queryable): Promise<void> {
  const last = await lastRun(db, state.name);
  if (last?.outcome)
    Object.assign(state, { lastStartedAt: last.startedAt, lastMs: last.ms, lastOutcome: last.outcome });
}
