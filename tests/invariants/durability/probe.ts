import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Customer } from '../harness/people.ts';
import { faultOf } from './answers.ts';

interface Probed {
  answers: number;
  slowestMs: number;
  /** The slowest answer of `/health/live`, which asks the database nothing. */
  liveMs: number;
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
  const seen: Probed = { answers: 0, slowestMs: 0, liveMs: 0, faults: [] };
  const token = { ...headers, authorization: `Bearer ${customer?.token}` };
  const paths = ['/api/tariffs', '/', '/health/ready', '/api/users/me', '/tarife'];
  const liveAnswers = watchLive(addresses);
  const until = Date.now() + forMs;
  const asked: Promise<void>[] = [];
  for (let turn = 0; Date.now() < until; turn++) {
    for (const address of addresses) {
      const path = paths[turn % paths.length] ?? '/';
      const sent = path === '/api/users/me' ? token : path.startsWith('/api/') ? headers : {};
      asked.push(ask(seen, `${address}${path}`, sent));
    }
    await sleep(everyMs);
  }
  const live = await liveAnswers();
  await Promise.all(asked);
  return { ...seen, liveMs: live.slowestMs, faults: [...seen.faults, ...live.faults] };
}

interface LiveAnswers {
  slowestMs: number;
  asked: number;
  faults: string[];
}

/** @returns what ends the asking and tells what was seen */
function watchLive(addresses: readonly string[]): () => Promise<LiveAnswers> {
  const workerData = { addresses, everyMs, patienceMs };
  const worker = new Worker(new URL('./live-worker.mjs', import.meta.url), { workerData });
  return async () => {
    worker.postMessage('end');
    const [answers]: LiveAnswers[] = await once(worker, 'message');
    if (!answers || answers.asked === 0) throw new Error('/health/live was never asked.');
    return answers;
  };
}

async function ask(seen: Probed, url: string, sent: Record<string, string>): Promise<void> {
  const got = await timed(url, sent);
  seen.answers += 1;
  seen.slowestMs = Math.max(seen.slowestMs, got.ms);
  const what = `GET ${new URL(url).pathname}`;
  seen.faults.push(...faultOf({ what, ...got }));
  // Nothing here is asked wrongly.
  if (got.status !== 200 && got.status < 500) seen.faults.push(`${what} was answered ${got.status}`);
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

interface Timed {
  ms: number;
  status: number;
  type: string;
  text: string;
}

async function timed(url: string, sent: Record<string, string>): Promise<Timed> {
  const began = performance.now();
  const answer = await fetch(url, { headers: sent, signal: AbortSignal.timeout(patienceMs) }).then(
    async (got) => ({
      status: got.status,
      type: got.headers.get('content-type') ?? '',
      text: await got.text(),
    }),
    () => ({ status: 0, type: '', text: '' }),
  );
  return { ms: Math.round(performance.now() - began), ...answer };
}
