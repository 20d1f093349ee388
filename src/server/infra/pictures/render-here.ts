import type { RenderPicture } from './picture-task.ts';

/** Makes a picture in this process; the code is loaded with the first one. */
export const renderHere: RenderPicture = async (task) => {
  const { makePicture } = await import('./picture-worker.ts');
  return makePicture(task);
};
