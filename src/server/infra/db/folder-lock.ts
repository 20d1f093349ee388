import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A running process uses the folder. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}. Stop it, or set DATA_DIR.`);
  }
}

/** The process that uses a folder: a process id can occur again after a restart, its start time cannot. */
interface Holder {
  pid: number;
  started: string;
}

/**
 * Locks a data folder for this process: two processes on one PGlite folder lose rows without an error.
 * @returns a function that releases the folder
 * @throws FolderInUse
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, 'fanline.lock');
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ pid: process.pid, started: startOf(process.pid) ?? '' }));
  try {
    if (!tryLink(draft, lock)) replaceStale(draft, lock, folder);
  } finally {
    rmSync(draft, { force: true });
  }
  return () => rmSync(lock, { force: true });
}

function replaceStale(draft: string, lock: string, folder: string): void {
  const holder = read(lock);
  if (holder && lives(holder)) throw new FolderInUse(folder, holder.pid);
  const aside = `${draft}.stale`;
  renameSync(lock, aside);
  const moved = read(aside);
  // Another process may have replaced the stale lock in between: then the moved lock is its lock, so put it back.
  if (moved && lives(moved)) {
    tryLink(aside, lock);
    rmSync(aside, { force: true });
    throw new FolderInUse(folder, moved.pid);
  }
  rmSync(aside, { force: true });
  if (!tryLink(draft, lock)) throw new FolderInUse(folder, read(lock)?.pid ?? 0);
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to); // link() fails when the name is taken, and never shows a half-written file
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function read(lock: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(lock, 'utf8')) as Holder; // Only `lockFolder` writes this file.
  } catch {
    return undefined;
  }
}

function lives(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
  }
  const started = startOf(holder.pid);
  return started === undefined || started === holder.started;
}

/**
 * When a process started, from /proc/<pid>/stat; undefined where there is no /proc. A zombie process still has an entry
 * there: for it the answer is 'ended'.
 */
function startOf(pid: number): string | undefined {
  try {
    // After the name in brackets, which may contain spaces, come the state and, 19 fields later, the start time.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    return fields?.[0] === 'Z' || fields?.[0] === 'X' ? 'ended' : fields?.[19];
  } catch {
    return undefined;
  }
}
