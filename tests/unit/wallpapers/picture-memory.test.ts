import { expect, test } from 'vitest';
import { keepPictures } from '../../../src/server/modules/wallpapers/picture-memory.ts';

test('a picture is made once, until the memory is full: then the oldest goes', async () => {
  const kept = keepPictures(250);
  const made: string[] = [];
  const ask = (key: string) =>
    kept(key, async () => {
      made.push(key);
      return Buffer.alloc(100);
    });
  await Promise.all([ask('a'), ask('a')]);
  await ask('b');
  await ask('a');
  expect(made).toEqual(['a', 'b']);
  await ask('c');
  await ask('b');
  await ask('a');
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});

test('what could not be made is tried again', async () => {
  const kept = keepPictures();
  await expect(kept('a', () => Promise.reject(new Error('busy')))).rejects.toThrow('busy');
  expect(String(await kept('a', async () => Buffer.from('made')))).toBe('made');
});
