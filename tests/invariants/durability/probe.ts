import { setTimeout as sleep } from 'node:timers/promises';
import type { Customer } from '../harness/people.ts';

interface Probed {
  answers: number;
  slowestMs: number;
  /** Nine of ten answers of `/health/live`, which asks the database nothing, came faster; its slowest tells how busy the machine is. */
  liveMs: number;
  slowestLiveMs: number;
  faults: string[];
}

/** A client gives up after this; what takes longer counts as this long. */
const patienceMs = 10_000;
const everyMs = 100;

const headers = { 'x-team-id': 'kanarya', 'x-language-code': '1' };

/** Asks each server for pages and calls during a time, some of them from customers who are logged in. */
export async function probe(
  addresses: readonly string[],
  [customer]: Customer[],
  forMs: number,
): Promise<Probed> {
  const seen: Probed = { answers: 0, slowestMs: 0, liveMs: 0, slowestLiveMs: 0, faults: [] };
  const lives: number[] = [];
  const token = { ...headers, authorization: `Bearer ${customer?.token}` };
  const paths = ['/api/tariffs', '/', '/health/ready', '/api/users/me', '/tarife'];
  const until = Date.now() + forMs;
  const asked: Promise<void>[] = [];
  for (let turn = 0; Date.now() < until; turn++) {
    for (const address of addresses) {
      const path = paths[turn % paths.length] ?? '/';
      const sent = path === '/api/users/me' ? token : path.startsWith('/api/') ? headers : {};
      asked.push(ask(seen, `${address}${path}`, sent), live(seen, lives, address));
    }
    await sleep(everyMs);
  }
  await Promise.all(asked);
  lives.sort((a, b) => a - b);
  const [liveMs = 0, slowestLiveMs = 0] = [lives[Math.floor(lives.length * 0.9)], lives.at(-1)];
  return { ...seen, liveMs, slowestLiveMs };
}

async function live(seen: Probed, lives: number[], address: string): Promise<void> {
  const { ms, status } = await timed(`${address}/health/live`, {});
  lives.push(ms);
  if (status !== 200) seen.faults.push(`/health/live was answered ${status}`);
}

async function ask(seen: Probed, url: string, sent: Record<string, string>): Promise<void> {
  const { ms, status } = await timed(url, sent);
  seen.answers += 1;
  seen.slowestMs = Math.max(seen.slowestMs, ms);
  if (status !== 200 && status !== 503)
    seen.faults.push(`${new URL(url).pathname} was answered ${status} after ${ms} ms`);
}

/** How long it takes until every server answers a call that needs the database, in milliseconds. */
export async function recovery(addresses: readonly string[]): Promise<number> {
  const began = performance.now();
  await Promise.all(
    addresses.map(async (address) => {
      while (performance.now() - began < patienceMs) {
        const { status } = await timed(`${address}/api/tariffs`, headers);
        if (status === 200) return;
        await sleep(20);
      }
    }),
  );
  return Math.round(performance.now() - began);
}

async function timed(url: string, sent: Record<string, string>): Promise<{ ms: number; status: number }> {
  const began = performance.now();
  const status = await fetch(url, { headers: sent, signal: AbortSignal.timeout(patienceMs) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
  return { ms: Math.round(performance.now() - began), status };
}
