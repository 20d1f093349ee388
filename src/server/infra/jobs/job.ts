/** Work that is repeated. `src/server/jobs.ts` lists all jobs. */
export interface Job {
  name: string;
  /** Seconds from one start to the next. The next run never begins before a slow run ends. */
  everySeconds: number;
  /** Only one of the processes on a database runs it at a time. */
  isAlone?: boolean;
  /** @param signal aborted when the process ends: long work stops after its current part */
  run(signal: AbortSignal): Promise<unknown>;
}

export type JobOutcome = 'ok' | 'failed';

/**
 * The state of a job, as far as this process knows it. For a job of another process it shows that process's last run.
 */
export interface JobState {
  name: string;
  everySeconds: number;
  lastStartedAt: Date | null;
  /** Milliseconds; null before the first run has ended. */
  lastMs: number | null;
  lastOutcome: JobOutcome | null;
  /** Runs of this process since its start. */
  runs: number;
  failures: number;
}

export function newState({ name, everySeconds }: Job): JobState {
  return { name, everySeconds, lastStartedAt: null, lastMs: null, lastOutcome: null, runs: 0, failures: 0 };
}
