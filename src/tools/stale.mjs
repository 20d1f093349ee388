import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The newest change below a path, including folders, so that a removed file counts too. */
function newest(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Whether an input of a file is newer than the file. */
export function isStale(stamp, inputs) {
  return !existsSync(stamp) || newest(stamp) < Math.max(...inputs.map(newest));
}
