import { setTimeout as sleep } from 'node:timers/promises';
import type { Release } from '../../../src/server/modules/releases/release.repository.ts';

/** Seconds after which it will not come any more. Two are promised; a machine under tests is slower, so they are only told. */
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
