import { expect, it } from 'vitest';
import { createTurns, NoTurn } from '../../../src/server/modules/customers/turns.ts';

/** Work that ends when it is told to. */
function stage(atOnce: number, waiting: number) {
  const inTurn = createTurns({ atOnce, waiting });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (name: string, rank: 'stranger' | 'customer' = 'stranger') =>
    inTurn(rank, () => {
      started.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { started, start, end };
}

it('lets only so many run at once, also of those that come together', async () => {
  const { started, start, end } = stage(2, 10);
  const all = ['a', 'b', 'c', 'd'].map((name) => start(name));
  await new Promise(setImmediate);
  expect(started).toEqual(['a', 'b']);
  await end('a');
  expect(started).toEqual(['a', 'b', 'c']);
  for (const name of ['b', 'c', 'd']) await end(name);
  await Promise.all(all);
  expect(started).toEqual(['a', 'b', 'c', 'd']);
});

it('takes customers before strangers, and refuses a stranger when too many wait', async () => {
  const { started, start, end } = stage(1, 1);
  const all = [start('a'), start('b'), start('customer', 'customer')];
  await expect(start('c')).rejects.toThrow(NoTurn);
  await end('a');
  await end('customer');
  await end('b');
  await Promise.all(all);
  expect(started).toEqual(['a', 'customer', 'b']);
});

it('goes on after work that failed', async () => {
  const inTurn = createTurns({ atOnce: 1, waiting: 1 });
  await expect(inTurn('stranger', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inTurn('stranger', async () => 'fine')).toBe('fine');
});
