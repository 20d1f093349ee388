import { expect, test } from 'vitest';
import { allWordsParts, pageWords } from '../../../src/tools/vite/page-words.ts';

const root = `${import.meta.dirname}/../../..`;

test('both languages have the same page words', () => {
  for (const part of allWordsParts) {
    expect(Object.keys(pageWords(root, 'tr', part)).sort()).toEqual(
      Object.keys(pageWords(root, 'de', part)).sort(),
    );
  }
});

test('words of forms stay with their forms, and what has arguments is parsed already', () => {
  const parts = (['first', 'rest', 'guest', 'own'] as const).map((part) => pageWords(root, 'de', part));
  const all: Record<string, unknown> = Object.assign({}, ...parts);
  expect(Object.keys(all).filter((key) => /^auth\.(?!page\.)|^error\.(?!code\.)|^field\./.test(key))).toEqual(
    [],
  );
  const unparsed = Object.entries(all).filter(([, word]) => typeof word === 'string' && /[{}]/.test(word));
  expect(unparsed).toEqual([]);
});
