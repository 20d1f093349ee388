import { describe, expect, test } from 'vitest';
import { matchPage, pageOfPath, pathOf, pathWithoutQuery } from '../../../src/shared/match-page.ts';
import { pageIds, pages } from '../../../src/shared/pages.ts';

test.each([
  ['/', 'home'],
  ['/tarife/flex/flex-m', 'tariff'],
  ['/tarife/flex', 'notFound'],
  ['/auth/register/tariff', 'order'],
  ['/register', 'register'],
  ['/gibt-es-nicht', 'notFound'],
  ['/tarife/flex/flex-m/mehr', 'notFound'],
])('%s is %s', (path, page) => {
  expect(pageOfPath(path)).toBe(page);
});

test.each([
  ['/Tarife', '/tarife'],
  ['/tarife/', '/tarife'],
  ['//tarife//', '/tarife'],
  ['/%54arife', '/tarife'],
  ['/LOGIN', '/login'],
  ['/Tarife/Flex/Flex-M/', '/tarife/Flex/Flex-M'],
  ['/tarife/flex/%66lex', '/tarife/flex/flex'],
  ['/tarife/a%2Fb/ü', '/tarife/a%2Fb/%C3%BC'],
])('%s is at home at %s, and stays there', (path, home) => {
  expect(matchPage(path).path).toBe(home);
  expect(matchPage(home).path).toBe(home);
});

test('parameters are decoded, and what cannot be decoded stays as it is', () => {
  expect(matchPage('/tarife/flex/a%20b').params).toEqual({ type: 'flex', id: 'a b' });
  expect(matchPage('/tarife/flex/%E0%A4').params).toEqual({ type: 'flex', id: '%E0%A4' });
});

describe('each address of the records', () => {
  const all = pageIds.flatMap((page) => pages[page].paths.map((path) => ({ page, path })));

  test.each(all)('$path is found, and is written as the router writes it', ({ page, path }) => {
    const given = path.replaceAll(/:(\w+)/g, 'x');
    expect(matchPage(given)).toMatchObject({ page, path: given });
    expect(path.replaceAll(/:\w+/g, ''), path).toMatch(/^(\/|(\/[a-z-]*)+)$/);
  });

  test('belongs to one page', () => {
    const paths = all.map(({ path }) => path);
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  });
});

test('a page has one path of its own, whatever its aliases are', () => {
  expect(pathOf('login')).toBe('/auth/login');
  expect(pathOf('tariff', { type: 'flex', id: 'flex-m' })).toBe('/tarife/flex/flex-m');
});

test('a page that is about something leads elsewhere when its query names nothing', () => {
  expect(pathWithoutQuery('paymentResult', new URLSearchParams(''))).toBe('/dashboard');
  expect(pathWithoutQuery('paymentResult', new URLSearchParams('order='))).toBe('/dashboard');
  expect(pathWithoutQuery('paymentResult', new URLSearchParams('invoice=1'))).toBeUndefined();
  expect(pathWithoutQuery('home', new URLSearchParams(''))).toBeUndefined();
});

describe('a page that data describe', () => {
  const entries = [
    { path: '/support/barrier', form: 'support/barrier', signedIn: false },
    { path: '/survey', form: 'survey/other', signedIn: false },
  ];

  test('is found in any spelling, with its entry', () => {
    expect(matchPage('/Support/barrier/', entries)).toEqual({
      page: 'form',
      path: '/support/barrier',
      params: {},
      entry: entries[0],
    });
    expect(pageOfPath('/support/barrier')).toBe('notFound');
    expect(pageOfPath('/support/barrier/more', entries)).toBe('notFound');
  });

  test('never takes the place of a page of the program', () => {
    expect(pageOfPath('/survey', entries)).toBe('survey');
  });
});
