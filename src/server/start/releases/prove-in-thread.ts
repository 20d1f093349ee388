import { Worker } from 'node:worker_threads';
import type { Proof, Verdict } from '../../../definitions/cli/prove.ts';
import { berlinToday } from '../../../shared/dates.ts';

/** Many times what the definitions of the product need. */
const usual = { seconds: 300, megabytes: 1024 };

const unsound = ({ now }: Proof, sentence: string): Verdict => ({
  isSound: false,
  check: [sentence],
  impact: [],
  on: berlinToday(now),
});

/**
 * Proves in a thread of its own, with limits of time and memory: requests do not wait for it, and files that exceed the
 * limits are refused.
 * @param worker the file of `prove-worker.ts`, built
 */
export function proveInThread(
  worker: string,
  { seconds, megabytes } = usual,
): (proof: Proof) => Promise<Verdict> {
  return (proof) =>
    new Promise((resolve) => {
      const resourceLimits = { maxOldGenerationSizeMb: megabytes };
      const thread = new Worker(worker, { workerData: proof, resourceLimits });
      const end = (verdict: Verdict) => {
        clearTimeout(timer);
        resolve(verdict);
        void thread.terminate();
      };
      const late = `The proof takes more than ${seconds} seconds.`;
      const timer = setTimeout(() => end(unsound(proof, late)), seconds * 1000);
      thread.once('message', end);
      thread.once('error', (error) => end(unsound(proof, `The proof broke off: ${error.message}`)));
      thread.once('exit', () => end(unsound(proof, 'The proof broke off.')));
    });
}
