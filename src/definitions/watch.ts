import { join } from 'node:path';
import { watch } from 'chokidar';
import { DEFINITION_FOLDERS } from './source.ts';

/** Editors write a file in several steps; changes this close together count as one. */
const QUIET_MS = 80;

/** Calls back after JSON files below the definition folders changed, one call at a time. Returns its end. */
export async function watchFolders(
  root: string,
  onChange: () => Promise<void>,
): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const watcher = watch(
    DEFINITION_FOLDERS.map((folder) => join(root, folder)),
    { ignoreInitial: true, ignored: (path, stats) => stats?.isFile() === true && !path.endsWith('.json') },
  );
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(onChange);
    }, QUIET_MS);
  });
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return async () => {
    clearTimeout(timer);
    await watcher.close();
    await running;
  };
}
