import type { Page } from 'playwright/test';
import options from '../../teams/content/options.json' with { type: 'json' };
import { axeFindings } from './support/axe.ts';
import { test as base, expect } from './support/fixtures.ts';
import { login, payWith } from './support/journey.ts';
import { type ServicesStandIn, standInForServices } from './support/services-stand-in.ts';
import { say } from './support/words.ts';

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
    async ({ standIn }, use) => use({ env: { SERVICES_FILE: standIn.file } }),
    { scope: 'worker' },
  ],
});

// What a script of a third party may not do is refused, and the browser says so.
test.use({
  allowedComplaints: /TrustedHTML|TrustedScriptURL|Trusted Type|trusted-types|require-trusted-types-for/,
});

const option = options.find(({ slug }) => slug === 'tuerkiye-100')?.words.de.name ?? '';

const panel = (page: Page) => page.getByRole('dialog', { name: /Welche Dienste|Hangi hizmetleri/ });

/** What the browser keeps: names alone. */
async function kept(page: Page) {
  const storage = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)].flat());
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  return [...storage, ...cookies].filter((name) => name !== 'fanline.reloads').sort();
}

const events = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: { event: string }[] }).dataLayer ?? []).map(({ event }) => event),
  );

const COUNTS = [
  'GET /matomo.js',
  'GET /container.js',
  'GET /tag.js',
  'POST /matomo.php?page=/',
  'POST /matomo.php?page=/tarife',
];
const FOREIGN = ['_pk_id.7', '_pk_kept', '_tag', '_tag'];
const OURS = 'fanline.kanarya.consent';

/** By what is allowed: what is asked for, kept and told. The choice itself is told where anything is allowed. */
const table: [
  granted: ('Statistik' | 'Chat' | 'Marketing')[],
  requests: string[],
  keeps: string[],
  tells: string[],
][] = [
  [[], [], [], []],
  [['Statistik'], COUNTS, FOREIGN, ['gtm.js']],
  [['Chat'], [], [], []],
  [['Marketing'], [], [], []],
  [['Statistik', 'Chat'], COUNTS, FOREIGN, ['gtm.js']],
  [['Statistik', 'Marketing'], COUNTS, FOREIGN, ['gtm.js']],
  [['Chat', 'Marketing'], [], [], []],
  [['Statistik', 'Chat', 'Marketing'], COUNTS, FOREIGN, ['gtm.js']],
];

test('a fresh visit, each combination of consents: requests, storage, cookies, events', async ({
  browser,
  server,
  standIn,
}) => {
  for (const [granted, requests, keeps, tells] of table) {
    const context = await browser.newContext({ baseURL: server.url });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => void (request.url().startsWith(server.url) || asked.push(request.url())));
    await page.goto('/');
    await panel(page).getByRole('button', { name: 'Einzeln auswählen' }).click();
    expect([await kept(page), asked, standIn.heard()], 'before the choice').toEqual([[], [], []]);

    for (const name of granted) await panel(page).getByRole('switch', { name }).check();
    await panel(page).getByRole('button', { name: 'Auswahl speichern' }).click();
    await expect(panel(page)).toBeHidden();
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), OURS)).toContain('receipt');
    // By a selector: where the service is allowed its script has come; without it there is nothing to wait for.
    if (granted.includes('Statistik')) await expect.poll(() => kept(page)).toContain('_pk_kept');
    await page
      .getByRole('link', { name: /^Tarife/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/tarife$/);

    const told = granted.length > 0 ? [expect.stringMatching(/^POST \/choices \{"version"/)] : [];
    const heard: string[] = [];
    await expect
      .poll(() => heard.push(...standIn.heard()), { message: granted.join() })
      .toBe(requests.length + told.length);
    expect(heard.sort(), granted.join()).toEqual([...requests, ...told].sort(byText));
    expect(await kept(page)).toEqual([...keeps, OURS].sort());
    expect(await events(page)).toEqual(tells);
    await expect(page.getByRole('button', { name: 'Chat' })).toHaveCount(granted.includes('Chat') ? 1 : 0);
    await context.close();
  }
});

/** What the platform for consents heard last. */
const toldLast = (heard: readonly string[]) => heard.findLast((one) => one.startsWith('POST /choices'));

/** A matcher stands where its text would: requests are compared in one order. */
function byText(a: unknown, b: unknown): number {
  const text = (one: unknown) => (typeof one === 'string' ? one : 'POST /choices');
  return text(a) < text(b) ? -1 : 1;
}

test('a consent that is taken back leaves nothing behind, and what stays allowed goes on', async ({
  page,
  standIn,
}) => {
  await page.goto('/information/faq');
  await panel(page).getByRole('button', { name: 'Alle annehmen' }).click();
  await expect.poll(() => kept(page)).toContain('_pk_kept');
  await page.getByRole('button', { name: 'Chat' }).click();
  const frame = page.frameLocator('iframe[title="Chat"]');
  await expect(frame.getByText(/"isOpen":true/)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'refused'))).toEqual(['html', 'elsewhere']);
  await page.getByRole('button', { name: 'Chat schließen' }).click();
  await page.getByRole('button', { name: 'Ihre Einwilligungen' }).click();
  await panel(page).getByRole('switch', { name: 'Statistik' }).uncheck();
  const loaded = page.waitForEvent('load');
  await panel(page).getByRole('button', { name: 'Auswahl speichern' }).click();
  await loaded;
  await expect(page.getByRole('button', { name: 'Chat' })).toBeVisible();
  expect(await kept(page)).toEqual([OURS]);
  expect(toldLast(standIn.heard())).toContain('"granted":["chat","marketing"]');
  await page
    .getByRole('link', { name: /^Tarife/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/tarife$/);
  expect(standIn.heard()).toEqual([]);
  expect(await events(page)).toEqual([]);

  for (const [name, left] of [
    ['Chat', '"granted":["marketing"]'],
    ['Marketing', '"granted":[]'],
  ] as const) {
    await page.getByRole('button', { name: 'Ihre Einwilligungen' }).click();
    await panel(page).getByRole('switch', { name }).uncheck();
    const again = page.waitForEvent('load');
    await panel(page).getByRole('button', { name: 'Auswahl speichern' }).click();
    await again;
    expect(await kept(page)).toEqual([OURS]);
    await expect(page.getByRole('button', { name: 'Chat' })).toHaveCount(0);
    expect(toldLast(standIn.heard())).toContain(left);
    expect(await events(page)).toEqual([]);
  }
});

test.describe('where the log cannot be reached', () => {
  test.use({ allowedComplaints: /ERR_FAILED|Trusted|trusted-types/ });

  test('what is taken back ends at once, and is told as soon as it is logged', async ({ page, standIn }) => {
    await page.goto('/information/faq');
    await panel(page).getByRole('button', { name: 'Alle annehmen' }).click();
    await expect.poll(() => kept(page)).toContain('_pk_kept');
    standIn.heard();
    await page.route('**/api/consents', (route) => route.abort());
    await page.getByRole('button', { name: 'Ihre Einwilligungen' }).click();
    for (const name of ['Statistik', 'Chat', 'Marketing'])
      await panel(page).getByRole('switch', { name }).uncheck();
    const loaded = page.waitForEvent('load');
    await panel(page).getByRole('button', { name: 'Auswahl speichern' }).click();
    await loaded;
    expect(await kept(page)).toEqual([OURS]);
    await expect(page.getByRole('button', { name: 'Chat' })).toHaveCount(0);
    expect(toldLast(standIn.heard())).toBeUndefined();
    await page.unroute('**/api/consents');
    await page.reload();
    const heard: string[] = [];
    await expect
      .poll(() => {
        heard.push(...standIn.heard());
        return toldLast(heard);
      })
      .toContain('"granted":[]');
  });
});

for (const [prefix, refuse] of [
  ['', 'Alle ablehnen'],
  ['/tr', 'Hepsini reddet'],
] as const)
  test(`by keyboard, on 360 px, without a shift, with nothing for axe to find (${prefix || '/de'})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`${prefix}/information/faq`);
    await expect(panel(page)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const box = await panel(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(360);
    expect(box?.height).toBeLessThanOrEqual(640 * 0.63);
    const shifts = await page.evaluate(
      () =>
        new Promise<number>(
          (resolve) =>
            new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
              type: 'layout-shift',
              buffered: true,
            }) ?? setTimeout(() => resolve(0), 500),
        ),
    );
    expect(shifts).toBe(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(panel(page).getByRole('button', { name: refuse })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeHidden();
  });

test('the order is not asked in, and its button is free', async ({ page }) => {
  const words = page.waitForResponse(/\/assets\/consents-/);
  await page.goto('/auth/register/tariff');
  await words;
  await expect(page.getByRole('button', { name: 'Ihre Einwilligungen' })).toBeAttached();
  await expect(panel(page)).toBeHidden();
});

test('a purchase is told once, to those who were allowed to hear of it', async ({ page, standIn }) => {
  await page.goto('/information/faq');
  await panel(page).getByRole('button', { name: 'Alle annehmen' }).click();
  await expect.poll(() => kept(page)).toContain('_pk_kept');
  await login(page, { phone: 'demo@fanline.example', password: 'Stadion-7Tor' });
  await page.goto('/dashboard/options');
  await page.getByRole('link', { name: option }).first().click();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: say('de', 'packages.page.book.order') }).click();
  await payWith(page, 'pay');
  await expect(page.getByRole('link', { name: say('de', 'checkout.toUsage') })).toBeVisible();
  const heard: string[] = [];
  const orders = () => {
    heard.push(...standIn.heard());
    return heard.filter((one) => one.includes('order='));
  };
  await expect.poll(orders).toEqual([expect.stringMatching(/^POST \/matomo\.php\?order=[\d.]+$/)]);
  expect(await events(page)).toContain('purchase');
  // Its own address names no customer, and neither does what Matomo heard.
  expect(heard.filter((one) => /demo|payment-result\?/.test(one))).toEqual([]);

  await page.reload();
  await expect(page.getByRole('link', { name: say('de', 'checkout.toUsage') })).toBeVisible();
  await expect.poll(() => kept(page)).toContain('_pk_kept');
  await expect.poll(() => events(page)).toEqual(['gtm.js']);
  expect(orders()).toHaveLength(1);
  await page.goto('/dev/data-layer');
  await expect(page.getByText(/"transaction_id"[\s\S]*"email": "demo@fanline\.example"/)).toHaveCount(1);
});
