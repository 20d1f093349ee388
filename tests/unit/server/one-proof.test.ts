import { expect, test } from 'vitest';
import { oneByOne } from '../../../src/server/start/releases/one-proof.ts';

const proof = (name: string) => ({ before: new Map(), after: new Map([[name, '']]), now: new Date(0) });

test('one proof runs at a time, and one that fails lets the next one in', async () => {
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const prove = oneByOne(async ({ after }) => {
    const [name = ''] = after.keys();
    begun.push(name);
    await new Promise<void>((resolve) => ends.push(resolve));
    if (name === 'a') throw new Error('broken');
    return { isSound: true, check: [name], impact: [], on: '2026-11-27' };
  });
  const [first, second] = [prove(proof('a')), prove(proof('b'))];
  const failed = expect(first).rejects.toThrow('broken');
  await new Promise(setImmediate);
  expect(begun).toEqual(['a']);
  ends[0]?.();
  await failed;
  await new Promise(setImmediate);
  expect(begun).toEqual(['a', 'b']);
  ends[1]?.();
  expect((await second).check).toEqual(['b']);
});
