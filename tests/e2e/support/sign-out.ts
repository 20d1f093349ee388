import type { Page } from 'playwright/test';
import { inEither } from './words.ts';

/** On a phone by the menu, on a desktop by the navigation beside the page. */
export async function signOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: inEither('app.header.openMenu') });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: inEither('dashboard.logout') }).click();
}
