import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that the system gives to outgoing connections (Linux: from 32,768). A server that was
 * killed can start again on such a port; a port of `listen(0)` can belong to a connection meanwhile.
 */
const first = 20_000;
const last = 32_000;

/** @returns a port of 127.0.0.1 at which nothing listens */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const port = randomInt(first, last);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port between ${first} and ${last} was found.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
