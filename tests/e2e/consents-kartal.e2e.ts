import { events, kept, panel, requestsOf, untilStill } from './support/consents.ts';
import { test as base, expect } from './support/fixtures.ts';
import { choice } from './support/form.ts';
import {
  giveData,
  next,
  onStep,
  type Person,
  payWith,
  placeOrder,
  provePhone,
  reserveNumber,
} from './support/journey.ts';
import { type ServicesStandIn, standInForServices } from './support/services-stand-in.ts';
import { say } from './support/words.ts';

/** Another brand in Turkish: `consents.e2e.ts` has the first brand in German, with all that can be allowed. */
const test = base.extend<object, { standIn: ServicesStandIn }>({
  standIn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern, and this fixture needs no other.
    async ({}, use) => {
      const standIn = await standInForServices();
      await use(standIn);
      standIn.close();
    },
    { scope: 'worker' },
  ],
  serverOptions: [
    async ({ standIn }, use) => use({ team: 'kartal', env: { SERVICES_FILE: standIn.file } }),
    { scope: 'worker' },
  ],
});

// What a script of a third party may not do is refused, and the browser says so.
test.use({
  allowedComplaints: /TrustedHTML|TrustedScriptURL|Trusted Type|trusted-types|require-trusted-types-for/,
});

const OURS = 'fanline.kartal.consent';
const MEASURES = ['consent default', 'consent update analytics_storage', 'gtm.js'];
const FOREIGN = ['_pk_data', '_pk_files', '_pk_id.7', '_pk_kept', '_tag', '_tag'];
const withoutBody = (request: string) => request.split(' ', 2).join(' ');

test('in Turkish: what is allowed alone comes, and nothing of it stays when it is taken back', async ({
  page,
  context,
  standIn,
  server,
}) => {
  const all = requestsOf(context);
  const asked = () => all.filter((one) => !one.includes(server.url));
  await page.goto('/tr/information/faq');
  await panel(page)
    .getByRole('button', { name: say('tr', 'consents.choose') })
    .click();
  await untilStill(all);
  expect([await kept(page), asked(), standIn.heard()], 'before the choice').toEqual([[], [], []]);
  const measuring = panel(page).getByRole('switch', { name: say('tr', 'consents.analytics.title') });
  await measuring.check();
  await panel(page)
    .getByRole('button', { name: say('tr', 'consents.save') })
    .click();
  await expect(panel(page)).toBeHidden();
  const heard: string[] = [];
  await expect
    .poll(() => {
      heard.push(...standIn.heard().map(withoutBody));
      return heard.toSorted();
    })
    .toEqual(
      [
        'GET /matomo.js',
        'GET /container.js',
        'GET /tag.js',
        'GET /further.js',
        'POST /choices',
        // Its own address of a page, in either language.
        'POST /matomo.php?page=/information/faq',
      ].sort(),
    );
  await untilStill(all);
  expect(standIn.heard()).toEqual([]);
  expect(await kept(page)).toEqual([...FOREIGN, OURS].sort());
  expect(await events(page)).toEqual(MEASURES);

  await page.getByRole('button', { name: say('tr', 'app.footer.consents') }).click();
  await measuring.uncheck();
  const loaded = page.waitForEvent('load');
  await panel(page)
    .getByRole('button', { name: say('tr', 'consents.save') })
    .click();
  await loaded;
  await untilStill(all);
  expect(await kept(page)).toEqual([OURS]);
  expect(await events(page)).toEqual([]);
  expect(standIn.heard().map(withoutBody)).toEqual(['POST /choices']);
});

test('an order is told once on the page after it, and nothing of the buyer where only measuring is allowed', async ({
  page,
  standIn,
}) => {
  const buyer: Person = {
    firstName: 'Derya',
    lastName: 'Kaya',
    email: 'derya@example.org',
    phone: '0171 3920188',
    password: 'Kahve&Simit24',
  };
  await page.goto('/information/faq');
  await panel(page)
    .getByRole('button', { name: say('de', 'consents.choose') })
    .click();
  await panel(page)
    .getByRole('switch', { name: say('de', 'consents.analytics.title') })
    .check();
  await panel(page)
    .getByRole('button', { name: say('de', 'consents.save') })
    .click();
  await expect.poll(() => kept(page)).toContain('_pk_kept');
  await page.goto('/tarife/flex/flex-m');
  await page.getByRole('link', { name: 'Tarif wählen' }).first().click();
  await onStep(page, 'number');
  await choice(page, 'order/number', 'numberType', 'new').check();
  await choice(page, 'order/number', 'simType', 'esim').check();
  await next(page);
  await onStep(page, 'options');
  await reserveNumber(page, 'general');
  await next(page);
  await onStep(page, 'approval');
  await provePhone(page, buyer.phone);
  await giveData(page, buyer);
  await choice(page, 'order/payment', 'method', 'paypal').check();
  await placeOrder(page, 'true');
  await payWith(page, 'pay');
  await expect(page).toHaveURL(/\/checkout\/success/);
  const heard: string[] = [];
  const orders = () => {
    heard.push(...standIn.heard());
    return heard.filter((one) => one.includes('order='));
  };
  await expect.poll(orders).toEqual([expect.stringMatching(/^POST \/matomo\.php\?order=[\d.]+$/)]);
  const purchases = () =>
    page.evaluate(() =>
      ((window as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []).filter(
        ({ event }) => event === 'purchase',
      ),
    );
  await expect.poll(purchases).toHaveLength(1);
  const [purchase] = await purchases();
  expect(Object.keys(purchase ?? {}).sort()).toEqual(['ecommerce', 'event']);
  expect(heard.filter((one) => /derya|kaya|3920188/i.test(one))).toEqual([]);

  await page.reload();
  await expect.poll(() => events(page)).toEqual(MEASURES);
  expect(orders()).toHaveLength(1);
});
