import { setTimeout as sleep } from 'node:timers/promises';
import type { Release } from '../../../src/server/modules/releases/release.repository.ts';

/** Seconds after which it will not come any more. */
const MOST = 60;

/**
 * Waits until all servers have a release.
 * @returns the seconds since the release was published
 */
export async function takenBy(addresses: readonly string[], release: Release | undefined): Promise<number> {
  const published = release?.publishedAt?.getTime() ?? 0;
  for (;;) {
    const seen = await Promise.all(addresses.map(numberAt));
    const seconds = (Date.now() - published) / 1000;
    if (seen.every((number) => number === release?.number)) return seconds;
    if (seconds > MOST) throw new Error(`Release ${release?.number} was not taken: ${seen.join(', ')}`);
    await sleep(20);
  }
}

async function numberAt(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/^definitions_release (\d+)$/m.exec(text)?.[1]);
}

/** A short time of work on a core, in microseconds. */
const WORK = 100_000;

/**
 * How many times slower than alone a process of this machine is now: other suites run beside this one, and a process
 * that waits for a core says nothing of the product.
 */
function slowness(): number {
  const [began, before] = [performance.now(), process.cpuUsage().user];
  while (process.cpuUsage().user - before < WORK);
  return Math.max(1, ((performance.now() - began) * 1000) / WORK);
}

/** The seconds that a release took to be with all servers, as a machine takes that does nothing else. */
export async function secondsToBeTaken(
  addresses: readonly string[],
  release: Release | undefined,
): Promise<number> {
  const seconds = await takenBy(addresses, release);
  return seconds / slowness();
}
