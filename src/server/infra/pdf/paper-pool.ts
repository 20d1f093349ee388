import type { Piscina } from 'piscina';
import type { PdfTask } from './pdf-worker.ts';
import type { RenderPaper } from './render-paper.ts';

export interface PaperPool {
  render: RenderPaper;
  /** Ends the threads; papers that are not finished fail. */
  close(): Promise<void>;
}

/** A thread that has had no paper for this long ends. */
const idleMs = 60_000;

/**
 * Makes papers in threads of their own, so that answers do not wait for them. The first paper starts the first thread.
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
  return {
    render: async (frame, blocks) => {
      pool ??= open();
      const bytes = await (await pool).run({ frame, blocks });
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
    close: async () => (await pool)?.destroy(),
  };
}
