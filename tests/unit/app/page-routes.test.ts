import { expect, test } from 'vitest';
import { firstWordsPages, pageOfPath, pageRoutes } from '../../../src/shared/page-routes.ts';
import { pageWords } from '../../../src/tools/vite/page-words.ts';

const root = `${import.meta.dirname}/../../..`;

test.each([
  ['/', 'home'],
  ['/tarife/', 'tariffs'],
  ['/tarife/flex/flex-m', 'tariff'],
  ['/tarife/flex', 'notFound'],
  ['/auth/register/tariff', 'order'],
  ['/register', 'register'],
  ['/gibt-es-nicht', 'notFound'],
])('%s is %s', (path, page) => {
  expect(pageOfPath(path)).toBe(page);
});

test.each(['de', 'tr'])('every page has a title and a description in %s', (lang) => {
  const first = pageWords(root, lang, 'first');
  const all = { ...first, ...pageWords(root, lang, 'rest') };
  for (const page of [...pageRoutes.map((route) => route.page), 'notFound' as const]) {
    // Those whose words come first find theirs there.
    const words = firstWordsPages.includes(page) ? first : all;
    expect(words, page).toHaveProperty([`app.title.${page}`]);
    expect(words, page).toHaveProperty([`app.description.${page}`]);
  }
});

test('both languages have the same page words', () => {
  for (const part of ['first', 'rest', 'parts'] as const) {
    expect(Object.keys(pageWords(root, 'tr', part)).sort()).toEqual(
      Object.keys(pageWords(root, 'de', part)).sort(),
    );
  }
});

test('words of forms stay with their forms, and what has arguments is parsed already', () => {
  const all = { ...pageWords(root, 'de', 'first'), ...pageWords(root, 'de', 'rest') };
  expect(Object.keys(all).filter((key) => /^auth\.(?!page\.)|^error\.(?!code\.)|^field\./.test(key))).toEqual(
    [],
  );
  const unparsed = Object.entries(all).filter(([, word]) => typeof word === 'string' && /[{}]/.test(word));
  expect(unparsed).toEqual([]);
});
