import { expect, test } from 'vitest';
import { asksOn, offersChatOn } from '../../../src/client/features/consents/asking-pages.ts';
import type { PageRecord } from '../../../src/shared/page-record.ts';
import { type PageId, pageIds, pages } from '../../../src/shared/pages.ts';

const asking = pageIds.filter(asksOn);
const records: Record<PageId, PageRecord> = pages;

test('no page with a session, a form or the end of an order asks for consents', () => {
  const busy = asking.filter((id) => {
    const { session, forms, posts, area = '' } = records[id];
    return session || forms || posts || ['checkout', 'order', 'forms'].includes(area);
  });
  expect(busy).toEqual([]);
  for (const id of ['order', 'paymentResult', 'success', 'login', 'register', 'dashboard', 'form'] as const)
    expect(asking).not.toContain(id);
});

test('the public pages that a visit begins with do', () => {
  expect(asking).toEqual(expect.arrayContaining(['home', 'tariffs', 'tariff', 'faq', 'campaigns', 'news']));
});

const owing = [
  'order',
  'option',
  'options',
  'tariffChange',
  'bills',
  'sim',
  'simReplacement',
  'paymentResult',
  'success',
] as const;

test("the chat's button is on no page where a press costs money, and none with the end of a payment", () => {
  expect(owing.filter(offersChatOn)).toEqual([]);
  expect(pageIds.filter((id) => records[id].area === 'checkout' && offersChatOn(id))).toEqual([]);
});

test("the chat's button is where questions come up: home, tariffs, help and the account", () => {
  const asked = ['home', 'tariffs', 'tariff', 'support', 'faq', 'dashboard', 'usage', 'esim'] as const;
  expect(asked.filter(offersChatOn)).toEqual(asked);
});
