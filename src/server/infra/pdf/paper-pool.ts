import type { Piscina } from 'piscina';
import { busy } from '../budgets/refusal.ts';
import { Turns } from '../turns.ts';
import { waitMsLeft } from '../wait-limit.ts';
import type { PdfTask } from './pdf-worker.ts';
import type { RenderPaper } from './render-paper.ts';

export interface PaperPool {
  render: RenderPaper;
  /** Ends the threads; papers that are not finished fail. */
  close(): Promise<void>;
}

/** A thread that has had no paper for this long ends. */
const idleMs = 60_000;

/** A request that has waited for the database does not lose its paper for the ten or so before it. */
const leastWaitMs = 1000;

/**
 * Makes papers in threads of their own, so that answers do not wait for them. The first paper starts the first thread.
 * A paper whose turn does not come while its request may wait, and not within a second either, is refused with 429.
 * @param worker the file of `pdf-worker.ts`, built
 */
export function paperPool(worker: string, threads: number): PaperPool {
  let pool: Promise<Piscina<PdfTask, Uint8Array>> | undefined;
  const open = async () => {
    const { Piscina } = await import('piscina');
    return new Piscina<PdfTask, Uint8Array>({
      filename: worker,
      name: 'makePdf' satisfies keyof typeof import('./pdf-worker.ts'),
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idleMs,
    });
  };
  const turns = new Turns(threads);
  return {
    render: async (frame, blocks) => {
      await turns.take(Math.max(waitMsLeft(), leastWaitMs)).catch(() => {
        throw busy('paper');
      });
      try {
        pool ??= open();
        const bytes = await (await pool).run({ frame, blocks });
        return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      } finally {
        turns.giveBack();
      }
    },
    close: async () => (await pool)?.destroy(),
  };
}
