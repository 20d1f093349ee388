import type { Browser, FrameLocator, Page } from 'playwright/test';
import { listen } from './complaints.ts';

/** The first question about a draft starts a process. */
export const slow = { timeout: 120_000 };

/**
 * An analyst with a new draft, in a language of the workbench.
 * @param complaints gets what the browser complains about
 */
export async function draftOf(
  browser: Browser,
  url: string,
  lang: 'de' | 'en',
  width: number,
  complaints: string[] = [],
): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width, height: 900 } });
  const page = await context.newPage();
  await listen(page, complaints);
  await page.goto('/workbench');
  await page.getByRole('button', { name: 'Ayşe Demir' }).click();
  await page.goto(`/workbench?lang=${lang}`);
  const [reason, begin] =
    lang === 'de'
      ? ['Was soll sich ändern, und warum?', 'Neue Änderung beginnen']
      : ['What shall change, and why?', 'Begin a change set'];
  await page.getByLabel(reason).fill('Vorschau');
  await page.getByRole('button', { name: begin }).click();
  await page.getByRole('navigation', { name: lang === 'de' ? 'Formulare' : 'Forms' }).waitFor();
  return page;
}

/** The form or flow as a customer sees it, in its frame. */
export const screenOf = (page: Page, part: string, title = 'Vorschau'): FrameLocator =>
  page.frameLocator(`iframe[title="${title}: ${part}"]`);

/** Opens a field or a file, found by a search. */
export async function openInTree(page: Page, wanted: string, link: RegExp): Promise<void> {
  await page.getByRole('searchbox').fill(wanted);
  await page.getByRole('link', { name: link }).press('Enter');
}
