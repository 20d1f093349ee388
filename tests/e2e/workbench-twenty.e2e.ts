import type { Browser, Page } from 'playwright/test';
import { note } from '../invariants/harness/figures.ts';
import { test, waitForScripts } from './support/fixtures.ts';
import type { Change } from './support/twenty/desk.ts';
import { type Cost, costOf, median } from './support/twenty/hands.ts';
import { messages } from './support/twenty/messages.ts';
import { orders } from './support/twenty/orders.ts';
import { approveAndPublish, beginDraft, giveToReview, signedIn } from './support/twenty/publish.ts';
import { registration } from './support/twenty/registration.ts';
import { wholeForms } from './support/twenty/whole-forms.ts';

test.use({
  serverOptions: {
    env: { WORKBENCH: '1', DEFINITIONS_FROM: 'release', EXTRA_LANGUAGES: 'en' },
    patienceSeconds: 170,
  },
  locale: 'de-DE',
});
test.setTimeout(900_000);

async function customersOf(browser: Browser, url: string, changes: readonly Change[]): Promise<Page[]> {
  return Promise.all(
    changes.map(async ({ before }) => {
      const context = await browser.newContext({ baseURL: url, locale: 'de-DE' });
      const customer = await context.newPage();
      waitForScripts(customer);
      await before(customer);
      return customer;
    }),
  );
}

/** The changes in one draft, from its first key stroke to the customers' pages. */
async function walk(browser: Browser, url: string, name: string, changes: readonly Change[]): Promise<void> {
  const customers = await customersOf(browser, url, changes);
  const ayse = await signedIn(browser, url, 'Ayşe Demir');
  await beginDraft(ayse, name);
  const costs: Cost[] = [];
  for (const { job, make } of changes) costs.push(await costOf(ayse, job, () => make(ayse)));
  await costOf(ayse, `${name}: checked and given to review`, () => giveToReview(ayse));
  await approveAndPublish(browser, url);
  for (const [i, { job, after }] of changes.entries())
    await test.step(job, async () => after(customers[i] ?? ayse));
  const [clicks, seconds] = [costs.map((one) => one.clicks), costs.map((one) => one.seconds)];
  note(`Twenty changes, ${name}: median ${median(clicks)} clicks, ${median(seconds)} s`);
  for (const page of [ayse, ...customers]) await page.context().close();
}

test('whole forms: a new one, files, English and an experiment are made, published, and seen by customers', async ({
  browser,
  server,
}) => {
  await walk(browser, server.url, 'whole forms', wholeForms);
});

/** They take minutes: `DEEP=1` has them as well. */
const deep = process.env.DEEP === '1' ? { orders, registration, messages } : {};

for (const [name, changes] of Object.entries(deep))
  test(`${name}: each change is made, published, and seen by customers`, async ({ browser, server }) => {
    await walk(browser, server.url, name, changes);
  });
