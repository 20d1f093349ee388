import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Whether a process still runs and can answer. */
export const isAlive = ({ exitCode, signalCode, connected }: ChildProcess): boolean =>
  exitCode === null && signalCode === null && connected;

/** The next answer of a process; undefined: it ended, or the time was over. */
export async function nextAnswer<Answer>(child: ChildProcess, seconds: number): Promise<Answer | undefined> {
  // What has happened already is told by no event.
  if (!isAlive(child)) return undefined;
  const over = new AbortController();
  const { signal } = over;
  const timer = setTimeout(() => over.abort(), seconds * 1000);
  const answer = once(child, 'message', { signal }).then(([message]: Answer[]) => message);
  // One that closed its channel answers no more, even where it goes on.
  const ends = ['exit', 'disconnect'].map((name) => once(child, name, { signal }).then(() => undefined));
  try {
    return await Promise.race([answer, ...ends]).catch(() => undefined);
  } finally {
    clearTimeout(timer);
    over.abort();
    await Promise.allSettled([answer, ...ends]);
  }
}
