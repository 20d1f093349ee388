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

/** In a message that FormatJS has parsed: number, date, time and `#`. */
const FORMATTED: readonly unknown[] = [2, 3, 4, 7];

/** Said when several notices have come, long after the page. */
const LATER = ['app.notice.history'];

test('what a first page says needs no formatter of Intl, whatever the hour: the first one takes 30 ms on a slow phone', () => {
  const formatted = ['de', 'tr'].flatMap((lang) =>
    (['first', 'help', 'guest'] as const).flatMap((part) =>
      Object.entries(pageWords(root, lang, part))
        .filter(([key, word]) => !LATER.includes(key) && typeof word !== 'string' && needsFormatter(word))
        .map(([key]) => `${lang} ${key}`),
    ),
  );
  expect(formatted).toEqual([]);
});

/** A number, a date, a time, or `#`, at any depth of a parsed message. */
function needsFormatter(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(needsFormatter);
  if (typeof node !== 'object' || node === null) return false;
  const { type, ...more } = node as { type?: unknown };
  return FORMATTED.includes(type) || Object.values(more).some(needsFormatter);
}
