import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The next answer of a process; undefined: it ended, or the time was over. */
export async function nextAnswer<Answer>(child: ChildProcess, seconds: number): Promise<Answer | undefined> {
  const over = new AbortController();
  const { signal } = over;
  const timer = setTimeout(() => over.abort(), seconds * 1000);
  const answer = once(child, 'message', { signal }).then(([message]: Answer[]) => message);
  const broken = once(child, 'exit', { signal }).then(() => undefined);
  try {
    return await Promise.race([answer, broken]).catch(() => undefined);
  } finally {
    clearTimeout(timer);
    over.abort();
    await Promise.allSettled([answer, broken]);
  }
}
