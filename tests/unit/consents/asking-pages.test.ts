import { expect, test } from 'vitest';
import { asksOn } from '../../../src/client/features/consents/asking-pages.ts';
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
