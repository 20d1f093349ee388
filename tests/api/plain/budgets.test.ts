import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageIds, pages } from '../../../src/shared/pages.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { setBudgets } from '../../support/budgets.ts';
import { drawingClient } from '../../support/drawing-client.ts';
import { examplesOf } from '../../support/example.ts';
import { drawnIn, PlainBrowser } from '../../support/plain-browser.ts';

/** The forms that are sent without scripts: a page of each, its call, and a budget of both. */
const forms = [
  ['auth/login', '/auth/login', '/api/auth/login', 'passwordAddress'],
  ['contract/cancel', '/kuendigen', '/api/contracts/cancellations', 'declarationAddress'],
  ['contract/withdraw', '/widerrufen', '/api/contracts/withdrawals', 'declarationAddress'],
  ['support/message', '/support', '/api/support/messages', 'mailAddress'],
] as const;

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { CLIENT_DIR: await drawingClient() } });
}, 180_000);
afterAll(() => t.close());

test('each form that a page takes is here', () => {
  const taken = pageIds.flatMap((id) => pages[id].posts ?? []);
  expect(forms.map(([form]) => form).sort()).toEqual(taken.sort());
});

test.each(forms)('%s spends what its call spends', async (form, page, call, budget) => {
  const { valid } = await examplesOf(form);
  const typed = Object.fromEntries(Object.entries(valid).map(([name, value]) => [name, String(value)]));
  const client = t.client({ remoteAddress: '127.0.0.1' });
  await setBudgets(t, { [budget]: [2, 3600] });
  expect((await client.post(call, valid)).status).not.toBe(429);
  const taken = new PlainBrowser(t.app);
  await taken.fill(page, form, typed);
  expect(taken.last.status).not.toBe(429);
  expect((await client.post(call, valid)).status).toBe(429);
  const shown = await new PlainBrowser(t.app).fill(page, form, typed);
  expect(shown.status).toBe(429);
  expect(Number(shown.headers['retry-after'])).toBeGreaterThan(0);
  expect(drawnIn(shown.html)).toContain('data-summary');
});
