import { fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import type { Proof, Verdict } from '../../../definitions/cli/prove.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { isOutOfMemory, reasonsOf } from './broken-off.ts';

/** Many times what the definitions of the product need. */
const usual = { seconds: 300, megabytes: 1024 };

const unsound = ({ now }: Proof, sentence: string): Verdict => ({
  isSound: false,
  check: [sentence],
  impact: [],
  on: berlinToday(now),
});

/** Why a proof broke off, for the person whose draft it was. */
function brokenOff(reason: string | undefined, megabytes: number): string {
  if (isOutOfMemory(reason)) return `The proof takes more than ${megabytes} MB of memory.`;
  return `The proof broke off: ${reason ?? 'no reason given'}`;
}

/**
 * Proves in a process of its own, with limits of time and memory: requests do not wait for it, and files that exceed
 * the limits are refused. A thread would not do: where its memory ends, Node.js may end the whole server. The process
 * gets none of the server's settings and secrets.
 * @param worker the file of `prove-worker.ts`, built
 * @returns rejects where the process could not start or was ended from outside: that says nothing of the files
 */
export function proveInProcess(
  worker: string,
  { seconds, megabytes } = usual,
): (proof: Proof) => Promise<Verdict> {
  return async (proof) => {
    const child = fork(worker, {
      execArgv: [`--max-old-space-size=${megabytes}`],
      env: { TMPDIR: tmpdir() },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const reasonNow = reasonsOf(child);
    const answer = new Promise<Verdict>((resolve) => child.once('message', resolve));
    const end = Promise.all([once(child, 'disconnect'), once(child, 'close')]);
    const broken = end.then(() => {
      const reason = reasonNow();
      if (!reason && child.signalCode) throw new Error(`The proof was ended by ${child.signalCode}.`);
      return unsound(proof, brokenOff(reason, megabytes));
    });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Verdict>((resolve) => {
      const verdict = unsound(proof, `The proof takes more than ${seconds} seconds.`);
      timer = setTimeout(() => resolve(verdict), seconds * 1000);
    });
    child.send(proof, () => {});
    try {
      return await Promise.race([answer, late, broken]);
    } finally {
      clearTimeout(timer);
      child.kill('SIGKILL');
    }
  };
}
