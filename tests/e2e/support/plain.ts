import type { Browser, Page } from 'playwright/test';
import { axeFindings } from './axe.ts';

/** A page of a browser that runs no script. */
export async function plainPage(browser: Browser, baseURL: string | undefined, width = 412): Promise<Page> {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    viewport: { width, height: 860 },
  });
  return context.newPage();
}

/** What axe finds on such a page. It is a script, so it looks at a copy in a browser that has them, without those of the page. */
export async function axeOfPlain(browser: Browser, page: Page): Promise<string[]> {
  const html = (await page.content()).replace(/<script type="module"[^>]*><\/script>/g, '');
  const context = await browser.newContext({ viewport: page.viewportSize() });
  const copy = await context.newPage();
  await copy.route(page.url(), (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await copy.goto(page.url());
  const found = await axeFindings(copy);
  await context.close();
  return found;
}
