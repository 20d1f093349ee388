import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { escapeHtml } from '../../../src/server/infra/escape-html.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { badRequest, Dice, inside } from '../../support/bad-requests.ts';
import { ROOT } from '../../support/definitions.ts';
import { type DescribedOperation, operationsOf } from '../../support/operations.ts';
import { runSeed } from '../../support/run-seed.ts';
import { type World, worldOf } from './known.ts';

const count = process.env.DEEP === '1' ? 50_000 : 5000;
const seed = runSeed();

const longestMs = 1000;
const seen = new Map<number, number>();
let pages = 0;
let slowest = { ms: 0, what: '' };
/** The operations behind whose first checks a request has come. */
const reached = new Set<string>();

let t: TestApp;
let operations: DescribedOperation[];
let world: World;
const openApp = () =>
  createTestApp({
    env: {
      CLIENT_DIR: 'tests/support/client',
      VALIDATE_LIMIT_PER_MINUTE: '1000000',
      RATE_LIMIT_PER_MINUTE: '1000000',
    },
  });
beforeAll(async () => {
  console.log(`Bad requests: SEED=${seed} repeats these ${count}.`);
  t = await openApp();
  operations = await operationsOf(t.app);
});
afterAll(() => t.close());

test(`${count} bad requests: no fault of ours, no hang, nothing of the inside, each refusal a sentence`, async () => {
  const dice = new Dice(seed);
  const faults: string[] = [];
  seen.clear();
  pages = 0;
  slowest = { ms: 0, what: '' };
  world = await worldOf(t, dice);
  const play = async (operation: DescribedOperation) => {
    const request = badRequest(dice, operation, world);
    const { fault, answer } = await judge(request);
    if (isBehindDoor(answer)) reached.add(nameOf(operation));
    await world.learn(operation, request, answer);
    if (fault) faults.push(`${fault}\n  ${JSON.stringify(request).slice(0, 600)}`);
  };
  for (let at = 0; at < count && faults.length < 20; at++) {
    // Delays after wrong passwords and codes end.
    if (at % 10 === 0) t.pass({ seconds: 1 });
    await play(dice.of(operations));
  }
  // Chance passes an operation by now and then, or has ended what it is about: it gets some more in a fresh world.
  await t.close();
  t = await openApp();
  world = await worldOf(t, dice);
  for (const operation of operations)
    for (let more = 0; more < 100 && !isReached(operation); more++) await play(operation);
  console.log(
    `Answers by status: ${[...seen]
      .sort()
      .map(([status, n]) => `${status}: ${n}`)
      .join(', ')}`,
  );
  console.log(`The slowest took ${Math.round(slowest.ms)} ms: ${slowest.what}`);
  expect(faults, `SEED=${seed}\n${faults.join('\n')}`).toEqual([]);
  // A generator whose requests all fail at the door proves nothing.
  expect([...seen.keys()].sort()).toEqual(expect.arrayContaining([200, 400, 401, 404, 409, 415, 422]));
  expect((await t.app.inject('/health/ready')).statusCode).toBe(200);
  expect(operations.filter((operation) => !isReached(operation)).map(nameOf)).toEqual([]);
}, 1_200_000);

test(`${count / 10} bad requests of browsers: each refusal is a page that says what to do`, async () => {
  const dice = new Dice(seed + 1);
  // Calls answer a browser like everybody. What the client itself shows for an unknown address is looked at in a browser.
  const opened = ['/c/{id}', '/c/{id}/check', '/sandbox/pay/{any}'].map((pattern) => {
    return { method: 'GET', pattern, parameters: [], body: undefined };
  });
  const faults: string[] = [];
  pages = 0;
  for (let at = 0; at < count / 10 && faults.length < 20; at++) {
    const request = badRequest(dice, dice.of(opened), world);
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const lang = dice.of(['de', 'tr']);
    const { fault } = await judge({ ...request, headers: { accept, 'accept-language': lang } });
    if (fault) faults.push(`${fault}\n  ${JSON.stringify(request).slice(0, 600)}`);
  }
  expect(faults, `SEED=${seed}\n${faults.join('\n')}`).toEqual([]);
  expect(pages).toBeGreaterThan(count / 50);
}, 240_000);

type Injected = Awaited<ReturnType<TestApp['app']['inject']>>;

/** Operations that no request of these comes into, each with the reason. */
const closed: Record<string, string> = {
  'POST /api/webhooks/payments': 'It needs the provider’s signature: api/payments/webhooks.test.ts.',
  'POST /api/webhooks/{port}': 'The system is not set here, and would sign its news: api/systems.',
  'GET /api/calls/{id}/{month}/pdf': 'It needs a signed link: api/calls/lists.test.ts.',
  'GET /api/uploads/{id}/content': 'It needs a signed link: api/uploads/uploads.test.ts.',
};

const nameOf = ({ method, pattern }: DescribedOperation) => `${method} ${pattern}`;

const isReached = (operation: DescribedOperation) =>
  reached.has(nameOf(operation)) || Object.hasOwn(closed, nameOf(operation));

/**
 * Not refused for what every request needs (headers 1001 and 1002, a body that can be read, an address that names
 * something), nor because there is no such thing.
 */
function isBehindDoor({ status, text }: { status: number; text: string }): boolean {
  const isUnreadable = status === 400 && /"referenceCode":-1\b/.test(text);
  const isHeader = /"referenceCode":100[12]\b/.test(text);
  const isAddress = /"path":"\/(id|kind|method)"/.test(text);
  return ![401, 404, 414, 415, 429].includes(status) && !isUnreadable && !isHeader && !isAddress;
}

async function judge(request: InjectOptions) {
  const startedAt = performance.now();
  const response = await t.app.inject(request);
  const ms = performance.now() - startedAt;
  const fault = await faultOf(request, response, ms);
  return { fault, answer: { status: response.statusCode, text: response.body } };
}

async function faultOf(request: InjectOptions, { statusCode, body, headers }: Injected, ms: number) {
  seen.set(statusCode, (seen.get(statusCode) ?? 0) + 1);
  if (ms > slowest.ms) slowest = { ms, what: `${request.method} ${String(request.url).slice(0, 80)}` };
  if (statusCode >= 500) return `answers ${statusCode} ${body}`;
  // A machine that does other work as well is not a hang: the request is timed once more.
  if (ms > longestMs && (await msOf(request)) > longestMs) return `took ${Math.round(ms)} ms`;
  if (statusCode < 400) return undefined;
  if (String(headers['content-type']).startsWith('text/html')) pages += 1;
  if (inside.test(body)) return `tells of its inside: ${body}`;
  return sentenceFault(request, String(headers['content-type']), body);
}

async function msOf(request: InjectOptions): Promise<number> {
  const startedAt = performance.now();
  await t.app.inject(request);
  return performance.now() - startedAt;
}

/** A page has a heading and what to do; every other refusal is a problem with a sentence. */
function sentenceFault(request: InjectOptions, type: string, body: string): string | undefined {
  const sentences = request.headers?.['x-language-code'] === '0' ? words.tr : words.de;
  if (type.startsWith('text/html')) return pageFault(body);
  if (!type.startsWith('application/problem+json')) return `answers ${type} ${body}`;
  const { detail } = JSON.parse(body);
  return sentences.has(detail) ? undefined : `has no sentence of its language: ${body}`;
}

/** Words of this language: a heading, a sentence about it, and a way on. */
function pageFault(body: string): string | undefined {
  const lang = /<html lang="(de|tr)"/.exec(body)?.[1];
  if (lang !== 'de' && lang !== 'tr') return `is a page without its language: ${body}`;
  const [, heading = ''] = /<h1>([^<]+)<\/h1>/.exec(body) ?? [];
  const paragraphs = [...body.matchAll(/<p>([^<]+)<\/p>/g)].map(([, said = '']) => said);
  if (!pageWords[lang].has(heading)) return `is a page without a heading of its language: ${body}`;
  if (!paragraphs.some((said) => said.length > 20 && pageWords[lang].has(said)))
    return `is a page that does not say what to do: ${body}`;
  return /<a href="[^"]*">[^<]+<\/a>/.test(body) ? undefined : `is a page without a way on: ${body}`;
}

/** All words of a language, as they stand in HTML. */
function allWordsOf(lang: string): Set<string> {
  const folder = join(ROOT, 'locales', lang);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const all = files.flatMap((file) =>
    Object.values<string>(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  );
  return new Set(all.map(escapeHtml));
}

function sentencesOf(lang: string): Set<string> {
  return new Set(Object.values(JSON.parse(readFileSync(join(ROOT, `locales/${lang}/errors.json`), 'utf8'))));
}
const pageWords = { de: allWordsOf('de'), tr: allWordsOf('tr') };
const words = { de: sentencesOf('de'), tr: sentencesOf('tr') };
