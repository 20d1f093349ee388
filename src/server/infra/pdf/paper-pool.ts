import { threadPool } from '../thread-pool.ts';
import type { PdfTask } from './pdf-worker.ts';
import type { RenderPaper } from './render-paper.ts';

export interface PaperPool {
  render: RenderPaper;
  /** Ends the threads; papers that are not finished fail. */
  close(): Promise<void>;
}

/** A request that has waited for the database does not lose its paper for the ten or so before it. */
const leastWaitMs = 1000;

/**
 * Makes papers in threads of their own.
 * @param worker the file of `pdf-worker.ts`, built
 */
export function paperPool(worker: string, threads: number): PaperPool {
  const name = 'makePdf' satisfies keyof typeof import('./pdf-worker.ts');
  const { run, close } = threadPool<PdfTask>({ worker, name, threads, door: 'paper', leastWaitMs });
  return { render: (frame, blocks) => run({ frame, blocks }), close };
}
