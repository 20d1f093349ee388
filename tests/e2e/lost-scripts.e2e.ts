import type { Page } from 'playwright/test';
import { expect, test } from './support/fixtures.ts';
import { choice, field, offer, submitButton, summary } from './support/form.ts';
import {
  giveData,
  next,
  onStep,
  type Person,
  placeOrder,
  provePhone,
  reserveNumber,
} from './support/journey.ts';
import { say } from './support/words.ts';

const SECONDS = 10;

test.use({ allowedComplaints: /ERR_CONNECTION_RESET|Failed to fetch|status of 4\d\d/ });

interface Line {
  /** From now on, for ten seconds, neither a script nor a style sheet comes through. */
  cut: () => void;
  /** None comes through until it is mended. */
  cutForGood: () => void;
  mend: () => void;
  /** What did not come. */
  lost: string[];
}

/**
 * A line that loses scripts, of the app and of the forms, and style sheets. The first script of a page comes, or it is a
 * page without scripts.
 */
async function lineOf(page: Page): Promise<Line> {
  const lost: string[] = [];
  let until = 0;
  await page.route(/\.(?:js|css)(?:\?|$)/, (route) => {
    const address = route.request().url();
    if (Date.now() >= until || address.includes('/assets/start-')) return route.continue();
    lost.push(address);
    return route.abort('connectionreset');
  });
  return {
    lost,
    cut: () => {
      until = Date.now() + SECONDS * 1000;
    },
    cutForGood: () => {
      until = Number.POSITIVE_INFINITY;
    },
    mend: () => {
      until = 0;
    },
  };
}

/** The style sheets that the page waits for; what its own sheet holds already is named disabled. */
const lostSheets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('link')]
      .filter((link) => link.matches('[rel="stylesheet"]:not([disabled])') && !link.sheet)
      .map(({ href }) => href),
  );

const buyer = (firstName: string, phone: string): Person => ({
  firstName,
  lastName: 'Kaya',
  email: `${firstName.toLowerCase()}.kaya@example.org`,
  phone,
  password: 'Kahve&Simit24',
});

test.describe('a line that loses the scripts for ten seconds at each step', () => {
  test.setTimeout(240_000);

  test('a new number is ordered, and nothing has to be done twice', async ({ page }) => {
    const line = await lineOf(page);
    const deniz = buyer('Deniz', '0171 3920441');
    line.cut();
    // What is chosen while they are lost counts when they come.
    const alive = page.goto('/auth/register/tariff');
    await offer(page, 'order/tariff', 'Flex M').check();
    await alive;
    expect(line.lost.length).toBeGreaterThan(0);
    await expect(offer(page, 'order/tariff', 'Flex M')).toBeChecked();
    await expect.poll(() => lostSheets(page)).toEqual([]);
    line.cut();
    await next(page);
    await onStep(page, 'number');
    await choice(page, 'order/number', 'numberType', 'new').check();
    await choice(page, 'order/number', 'simType', 'esim').check();
    line.cut();
    await next(page);
    await onStep(page, 'options');
    await reserveNumber(page, 'general');
    line.cut();
    await next(page);
    await onStep(page, 'approval');
    await provePhone(page, deniz.phone);
    line.cut();
    await giveData(page, deniz);
    await choice(page, 'order/payment', 'method', 'sepa').check();
    await field(page, 'order/payment', 'iban').fill('DE89 3704 0044 0532 0130 00');
    line.cut();
    await placeOrder(page);
  });

  test('a number comes along, in Turkish', async ({ page }) => {
    const line = await lineOf(page);
    const cem = buyer('Cem', '0171 3920442');
    line.cut();
    await page.goto('/tr/tarife');
    line.cut();
    await page.goto('/tr/auth/register/tariff');
    await offer(page, 'order/tariff', 'Flex M').check();
    line.cut();
    await next(page);
    await onStep(page, 'number');
    await choice(page, 'order/number', 'numberType', 'port').check();
    await choice(page, 'order/number', 'simType', 'physical').check();
    await field(page, 'order/porting', 'donatingProvider').selectOption({ label: 'congstar' });
    await field(page, 'order/porting', 'msisdn').fill('0152 28817343');
    await choice(page, 'order/porting', 'mnpType', 'ASAP').check();
    await field(page, 'order/porting', 'portingAcknowledged').check();
    line.cut();
    await next(page);
    await onStep(page, 'approval');
    await provePhone(page, cem.phone);
    line.cut();
    await giveData(page, cem);
    await choice(page, 'order/payment', 'method', 'paypal').check();
    line.cut();
    await placeOrder(page);
  });

  test('what is typed and pressed at the login is told to the scripts when they come', async ({ page }) => {
    const line = await lineOf(page);
    line.cut();
    const alive = page.goto('/auth/login');
    await field(page, 'auth/login', 'username').fill('demo@fanline.example');
    await field(page, 'auth/login', 'password').fill('Stadion-7Tor');
    await submitButton(page, 'auth/login').click();
    const [called] = await Promise.all([page.waitForRequest('**/api/auth/login'), alive]);
    expect(called.method()).toBe('POST');
    await expect(page).toHaveURL(/\/dashboard/);
  });

  test('a part that is opened comes later, and the page stays', async ({ page }) => {
    const line = await lineOf(page);
    await page.goto('/kuendigen');
    await field(page, 'contract/cancel', 'name').fill('Deniz Kaya');
    line.cut();
    await page.getByRole('button', { name: /^Kalender öffnen/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 20_000 });
    expect(line.lost.filter((address) => address.includes('.js'))).not.toEqual([]);
    expect(line.lost.filter((address) => address.includes('.css'))).not.toEqual([]);
    expect(await lostSheets(page)).toEqual([]);
    await expect(field(page, 'contract/cancel', 'name')).toHaveValue('Deniz Kaya');
  });
});

test('scripts that are lost for good: the form is sent plainly, and what comes back is alive', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const line = await lineOf(page);
  line.cutForGood();
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.isNavigationRequest());
  const alive = page.goto('/auth/login');
  await field(page, 'auth/login', 'username').fill('demo@fanline.example');
  await field(page, 'auth/login', 'password').fill('falsch-Geraten1');
  await submitButton(page, 'auth/login').click();
  await sent;
  line.mend();
  await expect(page).toHaveTitle(/^Fehler: /);
  await expect(summary(page)).toBeVisible();
  await expect(field(page, 'auth/login', 'username')).toHaveValue('demo@fanline.example');
  await alive;
  await expect(page).toHaveTitle(/^Fehler: /);
  const called = page.waitForRequest('**/api/auth/login');
  await field(page, 'auth/login', 'password').fill('Stadion-7Tor');
  await submitButton(page, 'auth/login').click();
  await called;
  await expect(page).toHaveURL(/\/dashboard/);
});

test('a page whose script is gone, as after a new version, is loaded from the server', async ({ page }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  const gone = /\/assets\/tariffs\.page-[^/]+\.js$/;
  await page.goto('/');
  await page.route(gone, (route) => route.fulfill({ status: 404 }));
  const loaded = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().endsWith('/tarife'),
  );
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('de', 'app.nav.tariffs') })
    .click();
  await loaded;
  await page.unroute(gone);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
