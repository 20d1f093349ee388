import type { Page } from 'playwright/test';
import { expect, test } from './support/fixtures.ts';
import { submitButton } from './support/form.ts';
import { fillRegistration, login, provePhone } from './support/journey.ts';
import { kept, NO_CONNECTION, ownCaches, untilKept } from './support/kept.ts';
import { signOut } from './support/sign-out.ts';
import { say } from './support/words.ts';

// The service worker itself is the subject here; elsewhere it would hide requests from `page.route`.
test.use({
  serviceWorkers: 'allow',
  allowedComplaints: new RegExp(`${NO_CONNECTION.source}|status of 4\\d\\d`),
});

const demo = { phone: 'demo@fanline.example', password: 'Stadion-7Tor' };
const settings = '/dashboard/account/profile';

const ownSwitch = (page: Page) => page.getByRole('switch', { name: say('de', 'offline.page.own.label') });

async function switchOn(page: Page): Promise<void> {
  await page.goto(settings);
  await expect(ownSwitch(page)).not.toBeChecked();
  await ownSwitch(page).check();
  await expect(page.getByText(say('de', 'offline.page.own.on'))).toBeVisible();
  await untilKept(
    page,
    '/dashboard/bills',
    '/dashboard/usage',
    '/own/de/api/invoices/me',
    '/own/de/api/usage/me',
  );
}

/** A customer leaves nothing behind: neither a cache of his own nor an answer in another one. */
async function nothingIsLeft(page: Page): Promise<void> {
  await expect.poll(() => ownCaches(page)).toEqual([]);
  expect((await kept(page)).filter((line) => / \/(?:dashboard|own|api)\//.test(line))).toEqual([]);
}

test('bills and usage are kept only where the customer wants it, and say their age', async ({
  page,
  context,
}) => {
  await login(page, demo);
  await page.goto('/tarife');
  await page.goto('/dashboard/bills');
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await page.waitForTimeout(3_000);
  // On a busy machine the worker takes longer to be installed.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await nothingIsLeft(page);
  expect((await kept(page)).filter((line) => line.startsWith('fanline-pages'))).toEqual([]);
  await context.setOffline(true);
  await page.evaluate(() => window.location.reload());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sie sind offline');
  await context.setOffline(false);

  await switchOn(page);
  await context.setOffline(true);
  for (const path of ['/dashboard/bills', '/dashboard/usage']) {
    await page.goto(path);
    await expect(page.getByRole('alert')).toHaveText(/^Stand: heute, \d\d:\d\d – Sie sind offline\.$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  }
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.goto(settings);
  await ownSwitch(page).uncheck();
  await expect(page.getByText(say('de', 'offline.page.own.off'))).toBeVisible();
  await nothingIsLeft(page);
});

test('signing out deletes what was kept, also in another tab', async ({ page, context }) => {
  await login(page, demo);
  await switchOn(page);
  const other = await context.newPage();
  await other.goto('/tarife');
  await signOut(page);
  await expect(page).toHaveURL(/\/$/);
  await nothingIsLeft(page);
  await nothingIsLeft(other);
});

test('the end of the session deletes it, when the page is opened again', async ({ page, context }) => {
  await login(page, demo);
  await switchOn(page);
  await page.goto('/health/live');
  // The browser was closed: its session cookies and the tab's storage are gone.
  await context.clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  expect(await ownCaches(page)).toHaveLength(1);
  await page.goto('/');
  await nothingIsLeft(page);
});

test('another account deletes it, and does not get the choice', async ({ page, context }) => {
  const person = {
    firstName: 'Elif',
    lastName: 'Şahin',
    email: 'elif.offline@example.org',
    phone: '0171 3920074',
    password: 'Kahve&Simit24',
  };
  await login(page, demo);
  await switchOn(page);
  await page.goto('/health/live');
  const cached = await ownCaches(page);
  // A second tab has a session of its own; nobody signs out of the first.
  await context.clearCookies();
  const other = await context.newPage();
  await other.goto('/auth/register');
  await nothingIsLeft(other);
  await other.evaluate(async (name = '') => {
    const cache = await caches.open(name);
    await cache.put('/own/user', new Response('{}'));
  }, cached[0]);
  await provePhone(other, person.phone);
  await fillRegistration(other, person);
  await submitButton(other, 'auth/register').click();
  await expect(other).toHaveURL(/\/auth\/welcome/);
  await nothingIsLeft(other);
  await other.goto(settings);
  await expect(ownSwitch(other)).not.toBeChecked();
});
