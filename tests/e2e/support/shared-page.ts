import type { Page } from 'playwright/test';
import { listen } from './complaints.ts';
import { test as base, expect } from './fixtures.ts';

/** A page with everything that the browser complained about on it. */
interface SharedPage {
  page: Page;
  complaints: string[];
}

/**
 * One page for all tests of a worker, for tests that change nothing on the server: a new browser context for each
 * would load and compile all scripts anew. What a test left in the browser's memory is cleared before the next one.
 */
export const test = base.extend<object, { shared: SharedPage }>({
  shared: [
    async ({ browser, server }, use) => {
      const context = await browser.newContext({ baseURL: server.url });
      context.setDefaultTimeout(30_000);
      const page = await context.newPage();
      const complaints: string[] = [];
      await listen(page, complaints);
      await use({ page, complaints });
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ shared, viewport }, use) => {
    if (viewport) await shared.page.setViewportSize(viewport);
    await use(shared.page);
    await shared.page.context().clearCookies();
    await shared.page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
  complaints: async ({ shared, allowedComplaints }, use) => {
    await use(shared.complaints);
    const unexpected = shared.complaints.splice(0).filter((text) => !allowedComplaints?.test(text));
    expect(unexpected).toEqual([]);
  },
});

export { expect };
