import { describe, expect, test } from 'vitest';
import { keptPage } from '../../../src/shared/kept-page.ts';
import {
  isImage,
  isImmutable,
  isOurPage,
  mayKeepFile,
  mayKeepPage,
} from '../../../src/worker/may-be-kept.ts';

const html = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'fanline-kept': 'forAll',
  date: 'Tue, 24 Nov 2026 12:00:00 GMT',
};

/** An answer of our own server, as a service worker sees it. */
function answer(headers: Record<string, string>, status = 200, body = '') {
  const response = new Response(body, { status, headers });
  return Object.defineProperty(response, 'type', { value: 'basic' });
}

test('a page that the server marks for everybody may be kept for everybody', () => {
  expect(mayKeepPage(answer(html), 'forAll')).toBe(true);
  expect(mayKeepPage(answer(html), 'own')).toBe(false);
  expect(mayKeepPage(answer({ ...html, 'fanline-kept': 'own' }), 'own')).toBe(true);
});

test.each([
  ['has no mark: a browser with a session got it', { ...html, 'fanline-kept': '' }, 200],
  ['is the page of a fault', html, 404],
  ['is no page', { ...html, 'content-type': 'application/json' }, 200],
  ['must not be stored', { ...html, 'cache-control': 'no-store' }, 200],
  ['is private', { ...html, 'cache-control': 'private, max-age=60' }, 200],
  ['has no date', { ...html, date: undefined }, 200],
])('an answer that %s is not kept', (_why, headers, status) => {
  const given = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
  expect(mayKeepPage(answer(Object.fromEntries(given), status), 'forAll')).toBe(false);
});

test('an answer of another origin, and one after a redirect, are not kept', () => {
  expect(mayKeepPage(new Response('', { headers: html }), 'forAll')).toBe(false);
  const redirected = Object.defineProperty(answer(html), 'redirected', { value: true });
  expect(mayKeepPage(redirected, 'forAll')).toBe(false);
});

test('a file is kept whole and up to its limit', async () => {
  expect(await mayKeepFile(answer({}, 200, 'x'.repeat(1_000_000)))).toBe(true);
  expect(await mayKeepFile(answer({}, 200, 'x'.repeat(1_000_001)))).toBe(false);
  expect(await mayKeepFile(answer({}, 206, 'x'))).toBe(false);
  expect(await mayKeepFile(answer({}, 404, 'x'))).toBe(false);
  expect(await mayKeepFile(answer({ 'cache-control': 'no-store' }, 200, 'x'))).toBe(false);
});

describe('addresses', () => {
  const at = (path: string) => new URL(path, 'https://fanline.example');

  test.each([
    ['/assets/index-abc.js', true],
    ['/definitions/0123456789abcdef/auth/login.de.js', true],
    ['/definitions/current.json', false],
    ['/assets/index-abc.js?token=1', false],
    ['/api/tariffs', false],
    ['/sw.js', false],
  ])('%s is immutable: %s', (path, expected) => expect(isImmutable(at(path))).toBe(expected));

  test.each([
    ['/images/kanarya/mark.svg', true],
    ['/images/app.webmanifest', false],
    ['/images/kanarya/mark.svg?x', false],
  ])('%s is a picture: %s', (path, expected) => expect(isImage(at(path))).toBe(expected));

  test.each([
    ['/', true],
    ['/apis', true],
    ['/api/invoices/1/pdf', false],
    ['/dev/outbox', false],
    ['/health/live', false],
  ])('%s may be answered by a page of ours: %s', (path, expected) =>
    expect(isOurPage(at(path))).toBe(expected),
  );
});

describe('the key of a page', () => {
  const keyOf = (path: string) => {
    const [pathname = '', search = ''] = path.split('?');
    return keptPage(pathname, new URLSearchParams(search))?.key;
  };

  test.each([
    ['/', '/'],
    ['/tr', '/tr'],
    ['/?invite=GEHEIM-1&utm_source=mail', '/'],
    ['/tarife?type=flex&token=1', '/tarife?type=flex'],
    ['/tarife?type=made-up', undefined],
    ['/tr/tarife/flex/flex-m', '/tr/tarife/flex/flex-m'],
    ['/impressum', '/impressum'],
    ['/support', '/support'],
    ['/dashboard/bills', '/dashboard/bills'],
    ['/dashboard', undefined],
    ['/dashboard/account/profile', undefined],
    ['/auth/login', undefined],
    ['/auth/register/tariff?step=number', undefined],
    ['/checkout/success?order=1', undefined],
    ['/auth/undo-contact-change?token=1', undefined],
    ['/api/invoices/me', undefined],
  ])('%s is kept as %s', (path, key) => expect(keyOf(path)).toBe(key));
});
