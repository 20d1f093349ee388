import options from '../../teams/content/options.json' with { type: 'json' };
import { axeFindings } from './support/axe.ts';
import { events, kept, panel, requestsOf, untilStill } from './support/consents.ts';
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

const COUNTS = [
  'GET /matomo.js',
  'GET /container.js',
  'GET /tag.js',
  'GET /further.js',
  'POST /matomo.php?page=/',
  'POST /matomo.php?page=/tarife',
];
/** What the container loads where it may advertise. */
const ADVERT = 'GET /advert.js';
const WIDGET = 'GET /widget?website_token=fan-chat';
const FOREIGN = ['_pk_data', '_pk_files', '_pk_id.7', '_pk_kept', '_tag', '_tag'];
const OURS = 'fanline.kanarya.consent';

/** What a container is told: nothing is allowed, then what is allowed, before it may act. */
const DENIED = 'consent default';
const MEASURES = [DENIED, 'consent update analytics_storage', 'gtm.js'];
const ADVERTISES = [
  DENIED,
  'consent update analytics_storage ad_storage ad_user_data ad_personalization',
  'gtm.js',
];

/** By what is allowed: what is asked for, kept and told. The choice itself is told where anything is allowed. */
const table: [
  granted: ('Statistik' | 'Chat' | 'Marketing')[],
  requests: string[],
  keeps: string[],
  tells: string[],
][] = [
  [[], [], [], []],
  [['Statistik'], COUNTS, FOREIGN, MEASURES],
  [['Chat'], [WIDGET], [], []],
  [['Marketing'], [], [], []],
  [['Statistik', 'Chat'], [...COUNTS, WIDGET], FOREIGN, MEASURES],
  [['Statistik', 'Marketing'], [...COUNTS, ADVERT], FOREIGN, ADVERTISES],
  [['Chat', 'Marketing'], [WIDGET], [], []],
  [['Statistik', 'Chat', 'Marketing'], [...COUNTS, ADVERT, WIDGET], FOREIGN, ADVERTISES],
];

for (const [granted, requests, keeps, tells] of table)
  test(`a fresh visit that allows ${granted.join() || 'nothing'}: requests, storage, cookies, events`, async ({
    browser,
    server,
    standIn,
  }) => {
    // With the service worker, as a visitor has it.
    const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'allow' });
    const page = await context.newPage();
    const all = requestsOf(context);
    const asked = () => all.filter((one) => !one.includes(server.url));
    await page.goto('/');
    await panel(page).getByRole('button', { name: 'Einzeln auswählen' }).click();
    await untilStill(all);
    expect([await kept(page), asked(), standIn.heard()], 'before the choice').toEqual([[], [], []]);

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
    const chat = page.getByRole('button', { name: 'Chat' });
    await expect(chat).toHaveCount(granted.includes('Chat') ? 1 : 0);
    if (granted.includes('Chat')) await chat.click();

    const wanted = granted.length > 0 ? [...requests, 'POST /choices'] : requests;
    const heard: string[] = [];
    await expect.poll(() => heard.push(...standIn.heard())).toBe(wanted.length);
    await untilStill(all);
    heard.push(...standIn.heard());
    expect(heard.map(withoutBody).sort()).toEqual([...wanted].sort());
    expect(asked().sort()).toEqual(wanted.map((one) => addressOf(standIn, one)).sort());
    expect(await kept(page)).toEqual([...keeps, OURS].sort());
    expect(await events(page)).toEqual(tells);
    await context.close();
  });

/** The further script of the container has another origin. */
function addressOf({ origin, further }: ServicesStandIn, request: string): string {
  return request.replace(' /', ` ${request.endsWith('/further.js') ? further : origin}/`);
}

const withoutBody = (request: string) => request.split(' ', 2).join(' ');

/** What the platform for consents heard last. */
const toldLast = (heard: readonly string[]) => heard.findLast((one) => one.startsWith('POST /choices'));

test('a container hears at once of marketing that is allowed later, and that is taken back', async ({
  page,
  standIn,
}) => {
  const choose = async (isAllowed: boolean) => {
    await page.getByRole('button', { name: 'Ihre Einwilligungen' }).click();
    await panel(page).getByRole('switch', { name: 'Marketing' }).setChecked(isAllowed);
    await panel(page).getByRole('button', { name: 'Auswahl speichern' }).click();
  };
  await page.goto('/information/faq');
  await panel(page).getByRole('button', { name: 'Einzeln auswählen' }).click();
  await panel(page).getByRole('switch', { name: 'Statistik' }).check();
  await panel(page).getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect.poll(() => events(page)).toEqual(MEASURES);
  await choose(true);
  const heard: string[] = [];
  await expect
    .poll(() => {
      heard.push(...standIn.heard());
      return heard;
    })
    .toContain(ADVERT);
  expect(await events(page)).toEqual([...MEASURES, ADVERTISES[1]]);

  // Said before the page is loaded anew.
  await page.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: object[] };
    const push = dataLayer.push;
    dataLayer.push = (...entries) => {
      console.info(`pushed ${JSON.stringify(entries)}`);
      return push.apply(dataLayer, entries);
    };
  });
  const said = page.waitForEvent('console', (message) => message.text().startsWith('pushed'));
  const loaded = page.waitForEvent('load');
  await choose(false);
  expect((await said).text()).toContain('"ad_storage":"denied"');
  await loaded;
  await expect.poll(() => events(page)).toEqual(MEASURES);
});

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
  // Of its further host, whose origin is another one.
  expect(await page.evaluate(() => Reflect.get(window, 'furtherRan'))).toBe(true);
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

test('the order is not asked in, and its button is free', async ({ page, context }) => {
  const all = requestsOf(context);
  const words = page.waitForResponse(/\/assets\/consents-/);
  await page.goto('/auth/register/tariff');
  await words;
  await untilStill(all);
  await expect(panel(page)).toBeHidden();
  // Where the dialogue ends, React has drawn what else asks. By a selector: the title of both, also of one that is closed.
  await page.getByRole('button', { name: 'Ihre Einwilligungen' }).click();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#consent-title')).toHaveCount(0);
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
  await expect.poll(() => events(page)).toEqual(ADVERTISES);
  expect(orders()).toHaveLength(1);
  await page.goto('/dev/data-layer');
  await expect(page.getByText(/"transaction_id"[\s\S]*"email": "demo@fanline\.example"/)).toHaveCount(1);
});
