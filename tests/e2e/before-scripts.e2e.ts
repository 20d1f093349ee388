import type { Page } from 'playwright/test';
import { expect, test } from './support/fixtures.ts';
import { field, offer, submitButton } from './support/form.ts';
import { documentOf, next, onStep } from './support/journey.ts';
import { say } from './support/words.ts';

/** Holds back the scripts of the next page until it is told to stop. */
async function lateScripts(page: Page): Promise<() => void> {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await opened;
    return route.continue();
  });
  return open;
}

/** Opens a page that stays as the server drew it; returns what waits for its scripts. */
async function openDrawn(page: Page, path: string): Promise<{ alive: Promise<unknown> }> {
  // The starting script asks for it; from then on it holds what somebody does.
  const asked = page.waitForRequest(/\/assets\/index-/);
  const alive = page.goto(path, { waitUntil: 'commit' });
  await asked;
  return { alive };
}

test('scripts are asked for after words are shown, also where their type comes late', async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    return route.continue();
  });
  // A page may be loaded before its scripts: they are listed once they are answered. A hash may hold a hyphen.
  const answered = page.waitForEvent('requestfinished', (request) =>
    /\/assets\/index-[^/]+\.js$/.test(request.url()),
  );
  await page.goto('/information/faq');
  await answered;
  const { shownAt, askedAt } = await page.evaluate(() => ({
    shownAt: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    askedAt:
      performance.getEntriesByType('resource').find(({ name }) => /\/assets\/index-[^/]+\.js$/.test(name))
        ?.startTime ?? 0,
  }));
  expect(shownAt).toBeGreaterThan(0);
  expect(askedAt).toBeGreaterThanOrEqual(shownAt);
});

test.describe('before the scripts are there', () => {
  test.use({ allowedComplaints: /status of 4\d\d|ERR_CONNECTION_RESET|Failed to fetch/ });

  test('what is typed, ticked and pressed is not lost: the form is sent with it', async ({ page }) => {
    const letThrough = await lateScripts(page);
    const { alive } = await openDrawn(page, '/auth/login');
    await field(page, 'auth/login', 'username').fill('demo@fanline.example');
    await field(page, 'auth/login', 'password').fill('Stadion-7Tor');
    await field(page, 'auth/login', 'rememberMe').check();
    await submitButton(page, 'auth/login').click();
    expect(new URL(page.url()).search).toBe('');
    letThrough();
    await alive;
    await expect(page).toHaveURL(/\/dashboard/);
    expect(await page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith('.token')))).toBe(
      true,
    );
  });

  test('a choice of the order stays, and the button leads on', async ({ page }) => {
    const letThrough = await lateScripts(page);
    const { alive } = await openDrawn(page, '/auth/register/tariff');
    await offer(page, 'order/tariff', 'Flex S').check();
    await next(page);
    letThrough();
    await alive;
    await onStep(page, 'number');
  });

  test('links lead on, and the colour scheme is switched as soon as it can be', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const letThrough = await lateScripts(page);
    const { alive } = await openDrawn(page, '/');
    await page.getByRole('button', { name: say('de', 'app.header.scheme.light') }).click();
    await expect(documentOf(page)).toHaveAttribute('data-mantine-color-scheme', 'dark');
    letThrough();
    await alive;
    await expect(documentOf(page)).toHaveAttribute('data-mantine-color-scheme', 'light');
  });

  test('a form whose rules do not load says so, and comes when they do', async ({ page }) => {
    let isLost = true;
    await page.route('**/definitions/*/auth/login.*.js*', (route) =>
      isLost ? route.abort('connectionreset') : route.continue(),
    );
    await page.goto('/auth/login');
    const again = page.getByRole('button', { name: say('de', 'app.retry') });
    await expect(again).toBeVisible();
    isLost = false;
    await again.click();
    await expect(field(page, 'auth/login', 'username')).toBeEditable();
  });
});
