import { threadPool } from '../thread-pool.ts';
import type { PictureTask, RenderPicture } from './picture-task.ts';

export interface PicturePool {
  render: RenderPicture;
  /** Ends the threads; pictures that are not finished fail. */
  close(): Promise<void>;
}

/** A picture takes a second or two: a customer waits for the pictures of some others. */
const leastWaitMs = 6000;

/**
 * Makes pictures in threads of their own.
 * @param worker the file of `picture-worker.ts`, built
 */
export function picturePool(worker: string, threads: number): PicturePool {
  const name = 'makePicture' satisfies keyof typeof import('./picture-worker.ts');
  const { run, close } = threadPool<PictureTask>({ worker, name, threads, door: 'picture', leastWaitMs });
  return { render: run, close };
}
