import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageIds, pages } from '../../../src/shared/pages.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { drawingClient } from '../../support/drawing-client.ts';
import { customer, password, phones } from '../../support/people.ts';
import { drawnIn, PlainBrowser } from '../../support/plain-browser.ts';

// What the policy would refuse a browser stands in no page: hydration does not repair it.

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { CLIENT_DIR: await drawingClient(), RATE_LIMIT_PER_MINUTE: '100000' } });
}, 180_000);
afterAll(() => t.close());

/** Where every page is, in both languages; what stands for a name leads nowhere. */
const addresses = pageIds.flatMap((id) =>
  pages[id].paths.flatMap((path) => {
    const address = path.replaceAll(/:\w+/g, 'no-such-name');
    return [address, address === '/' ? '/tr' : `/tr${address}`];
  }),
);

/** Inline scripts and styles, handlers, and addresses that are code. */
function faultsIn(html: string): string[] {
  const [data = '', ...others] = html.match(/<script type="application\/json"[^>]*>[^<]*<\/script>/g) ?? [];
  const markup = [data, ...others].reduce((rest, one) => rest.replace(one, ''), html);
  const tags = markup.match(/<[a-z][^>]*>/gi) ?? [];
  return [
    ...tags.filter((tag) => /\s(style|on[a-z]+)\s*=/i.test(tag.replaceAll(/"[^"]*"/g, '""'))),
    ...tags.filter((tag) => /^<style\b/i.test(tag)),
    ...tags.filter((tag) => /^<script\b/i.test(tag) && !/\ssrc="\//.test(tag)),
    ...tags.filter((tag) => /\s(href|src|action|formaction)="\s*(javascript|data):/i.test(tag)),
  ];
}

test('each kind of fault is found', () => {
  const kinds = [
    '<p style="color:red">',
    '<img src="/a.png" onerror="x()">',
    '<style media="all">',
    '<script nonce="1">',
    '<a href="javascript:x()">',
  ];
  expect(kinds.flatMap(faultsIn)).toEqual(kinds);
  expect(faultsIn('<p title=" style=1"><script type="module" src="/a.js"></script></p>')).toEqual([]);
  expect(faultsIn('<script type="application/json" id="bootstrap">{"a":"style=1"}</script>')).toEqual([]);
});

test('no page for a guest holds a script, a style or a handler', { timeout: 180_000 }, async () => {
  const found: Record<string, string[]> = {};
  let drawn = 0;
  for (const address of addresses) {
    const { html } = await new PlainBrowser(t.app).open(address);
    if (html.includes('data-drawn')) drawn += 1;
    const faults = faultsIn(html);
    if (faults.length > 0) found[address] = faults;
  }
  expect(found).toEqual({});
  // Only a few pages stand for what a browser alone knows.
  expect(drawn / addresses.length).toBeGreaterThan(0.9);
});

test('no page for a customer does, and none holds what is known of the customer', {
  timeout: 180_000,
}, async () => {
  const { userId, form } = await customer(t, 'anna');
  const { email, phone, street } = form.contact;
  const known = [userId, email, phone, street, form.personal.lastName];
  const browser = new PlainBrowser(t.app);
  await browser.fill('/auth/login', 'auth/login', { username: phones.anna, password });
  expect(browser.last.status).toBe(303);
  const found: Record<string, string[]> = {};
  for (const address of addresses) {
    const { html } = await browser.open(address);
    const faults = [...faultsIn(html), ...known.filter((text) => html.includes(text))];
    if (faults.length > 0) found[address] = faults;
  }
  expect(found).toEqual({});
});

test('no form that comes back with its errors does', { timeout: 180_000 }, async () => {
  const found: Record<string, string[]> = {};
  for (const id of pageIds)
    for (const form of pages[id].posts ?? []) {
      const [path = ''] = pages[id].paths;
      const shown = await new PlainBrowser(t.app).fill(path, form, {});
      expect([form, shown.status, drawnIn(shown.html) === '']).toEqual([form, 422, false]);
      const faults = faultsIn(shown.html);
      if (faults.length > 0) found[form] = faults;
    }
  expect(found).toEqual({});
});
