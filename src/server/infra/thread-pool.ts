import type { Piscina } from 'piscina';
import { busy } from './budgets/refusal.ts';
import { Turns } from './turns.ts';
import { waitMsLeft } from './wait-limit.ts';

export interface ThreadPool<Task> {
  run(task: Task): Promise<Buffer>;
  /** Ends the threads; work that is not finished fails. */
  close(): Promise<void>;
}

interface PoolOptions {
  /** The built file, and the name of the function in it that does a task. */
  worker: string;
  name: string;
  threads: number;
  /** Whose words a refusal has. */
  door: Parameters<typeof busy>[0];
  /** Of a request that has waited for the database already. */
  leastWaitMs: number;
}

/** A thread that has had no task for this long ends. */
const idleMs = 60_000;

/**
 * Does costly work in threads of its own, so that answers do not wait for it. The first task starts the first thread. A task
 * whose turn does not come while its request may wait, and not within the least wait either, is refused with 429.
 */
export function threadPool<Task>(options: PoolOptions): ThreadPool<Task> {
  const { worker, name, threads, door, leastWaitMs } = options;
  let pool: Promise<Piscina<Task, Uint8Array>> | undefined;
  const open = async () => {
    const { Piscina } = await import('piscina');
    return new Piscina<Task, Uint8Array>({
      filename: worker,
      name,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idleMs,
    });
  };
  const turns = new Turns(threads);
  return {
    run: async (task) => {
      await turns.take(Math.max(waitMsLeft(), leastWaitMs)).catch(() => {
        throw busy(door);
      });
      try {
        pool ??= open();
        const bytes = await (await pool).run(task);
        return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      } finally {
        turns.giveBack();
      }
    },
    close: async () => (await pool)?.destroy(),
  };
}
