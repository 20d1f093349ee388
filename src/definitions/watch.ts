import { join } from 'node:path';
import { DEFINITION_FOLDERS } from './read-files.ts';

/** Editors write a file in several steps; changes this close together count as one. */
const QUIET_MS = 80;

/** After a failure the files are read again. */
const RETRY_MS = 2000;

/** What a watcher tells. */
export interface Watcher {
  /** JSON files below the definition folders have changed; one call at a time. Where it rejects, it is called again. */
  onChange: () => Promise<void>;
  /** It could not be watched, or the call was rejected: nothing has changed for customers. */
  onFailure: (error: unknown) => void;
}

/** Watches the definitions. Returns the end of it. */
export async function watchFolders(
  root: string,
  { onChange, onFailure }: Watcher,
): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  let running = Promise.resolve();
  const callAfter = (ms: number) => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(call, ms);
  };
  const call = () => {
    running = running.then(onChange).catch((error: unknown) => {
      onFailure(error);
      callAfter(RETRY_MS);
    });
  };
  // Only a server that reads a folder needs it, and not before its first answer.
  const { watch } = await import('chokidar');
  const watcher = watch(
    DEFINITION_FOLDERS.map((folder) => join(root, folder)),
    { ignoreInitial: true, ignored: (path, stats) => stats?.isFile() === true && !path.endsWith('.json') },
  );
  watcher.on('error', onFailure);
  watcher.on('all', () => callAfter(QUIET_MS));
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await watcher.close();
    await running;
  };
}
