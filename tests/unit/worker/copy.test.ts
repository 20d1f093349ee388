import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyAge } from '../../../src/shared/copy-age.ts';
import { filesIn, titleIn } from '../../../src/worker/html.ts';

beforeEach(() => vi.stubEnv('TZ', 'Europe/Berlin'));
afterEach(() => vi.unstubAllEnvs());

const now = Date.parse('2026-11-24T13:05:00Z');

test.each([
  ['2026-11-24T13:04:00Z', { key: 'today', time: '14:04' }],
  ['2026-11-23T23:30:00Z', { key: 'today', time: '00:30' }],
  ['2026-11-23T22:30:00Z', { key: 'yesterday', time: '23:30' }],
  ['2026-11-21T08:00:00Z', { key: 'day', time: '09:00', date: '21. November' }],
])('a copy of %s', (at, expected) => {
  expect(copyAge(Date.parse(at), now, 'de')).toMatchObject(expected);
});

test('a day in Turkish', () => {
  expect(copyAge(Date.parse('2026-11-21T08:00:00Z'), now, 'tr')).toMatchObject({ date: '21 Kasım' });
});

test('the files of a page: those of its head, and those that its first script loads', () => {
  const html = `<link href="/assets/a.css"><img src="/images/kanarya/mark.svg"><a href="/tarife">
    <script type="application/json">{"main":"/assets/main.js","others":["/definitions/0123456789abcdef/support/message.de.js","/assets/a.css"]}</script>`;
  expect(filesIn(html)).toEqual([
    '/assets/a.css',
    '/images/kanarya/mark.svg',
    '/assets/main.js',
    '/definitions/0123456789abcdef/support/message.de.js',
  ]);
});

test('the title of a page without the brand', () => {
  expect(titleIn('<title>Flex M – Tarif | Kanarya Mobil</title>')).toBe('Flex M – Tarif');
});
