import { afterEach, expect, test } from 'vitest';
import { forgetForeign } from '../../../src/client/features/consents/services/forget-foreign.ts';
import { shownEvents } from '../../../src/client/lib/data-layer.ts';

const address = window.location.href;
afterEach(() => window.history.replaceState(null, '', address));

/** What jsdom lacks; nothing is stored there. */
Object.assign(window, {
  indexedDB: { databases: async () => [] },
  caches: { keys: async () => [] },
});

test('cookies of services go, whatever path above the page they have; ours stay', async () => {
  window.history.replaceState(null, '', '/tr/tarife/flex/flex-m');
  for (const [name, path] of [
    ['_a', '/'],
    ['_b', '/tr'],
    ['_c', '/tr/'],
    ['_d', '/tr/tarife/flex'],
    ['_e', '/tr/tarife/flex/flex-m'],
    ['fanline.x', '/tr'],
  ])
    Reflect.set(document, 'cookie', `${name}=1; path=${path}`);
  expect(document.cookie.split('; ')).toHaveLength(6);
  await forgetForeign();
  expect(document.cookie).toBe('fanline.x=1');
  Reflect.set(document, 'cookie', 'fanline.x=; path=/tr; max-age=0');
});

test('what the page for developers shows of a buyer goes as well', async () => {
  sessionStorage.setItem('fanline.data-layer', '[{"user_data":{"email":"a@example.org"}}]');
  sessionStorage.setItem('fanline.kept', '1');
  expect(shownEvents()).toHaveLength(1);
  await forgetForeign();
  expect(shownEvents()).toEqual([]);
  expect(Object.keys(sessionStorage)).toEqual(['fanline.kept']);
  sessionStorage.clear();
});
