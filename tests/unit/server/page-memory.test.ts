import { expect, test, vi } from 'vitest';
import { pageMemory } from '../../../src/server/http/pages/page-memory.ts';
import type { ReadyPage } from '../../../src/server/http/pages/ready-page.ts';

type Answer = ReadyPage | { redirect: string } | { isUnknown: true };

const page = (text: string, status = 200): ReadyPage => ({
  status,
  body: Buffer.from(text),
  tag: `"${text}"`,
});

/** A memory with a clock that the test moves. */
function opened() {
  let time = 0;
  const make = vi.fn(async (): Promise<Answer> => page(`at ${time}`));
  const remembered = pageMemory<{ redirect: string } | { isUnknown: true }>(() => time);
  const pass = (ms: number) => {
    time += ms;
  };
  return { make, ask: (key = '/') => remembered.find(key, make), pass };
}

test('readers of one moment get one making, later ones a new one', async () => {
  const { make, ask, pass } = opened();
  await Promise.all([ask(), ask(), ask()]);
  pass(999);
  expect(await ask()).toEqual(page('at 0'));
  expect(make).toHaveBeenCalledTimes(1);
  pass(1);
  expect(await ask()).toEqual(page('at 1000'));
});

test.each([
  ['an address without a page', { isUnknown: true } as const],
  ['a redirect', { redirect: '/tarife' }],
])('%s is not remembered', async (_what, answer) => {
  const { make, ask } = opened();
  make.mockResolvedValue(answer);
  await ask('/made-up');
  await ask('/made-up');
  expect(make).toHaveBeenCalledTimes(2);
});

test('what could not be made is tried again', async () => {
  const { make, ask } = opened();
  make.mockRejectedValueOnce(new Error('The database is away.'));
  await expect(ask()).rejects.toThrow('away');
  expect(await ask()).toEqual(page('at 0'));
});

test('of too many pages those that were asked for last stay', async () => {
  const { make, ask } = opened();
  for (let at = 0; at <= 200; at++) await ask(`/${at}`);
  await ask('/200');
  expect(make).toHaveBeenCalledTimes(201);
  await ask('/0');
  expect(make).toHaveBeenCalledTimes(202);
});
