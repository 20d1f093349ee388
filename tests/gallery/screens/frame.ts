import type { Screen } from '../screen.ts';
import { click, loseConnection } from '../steps.ts';

/** What belongs to every page: the way in, the frame around, the way out. */
export const frameScreens: Screen[] = [
  {
    name: 'drawn/before-scripts',
    path: '/',
    scriptless: true,
    windowOnly: true,
  },
  { name: 'not-found/page', path: '/gibt-es-nicht', withFooter: true },
  { name: 'not-found/offline', path: '/gibt-es-nicht', reach: loseConnection },
  { name: 'menu/open', path: '/', reach: openMenu, windowOnly: true },
  { name: 'menu/customer', path: '/', as: 'customer', reach: openMenu, windowOnly: true },
  { name: 'dev-forms/one', path: '/dev/forms/support/message' },
  { name: 'dev-data-layer/empty', path: '/dev/data-layer' },
  // Skeletons are among the parts: nobody waits for their end.
  { name: 'dev-parts/page', path: '/dev/parts', loading: true },
  {
    name: 'tariff/other-in-draft',
    path: '/tarife/flex/flex-s',
    draft: { forms: { 'order/tariff': { tariffId: 'flex-m' } }, done: ['tariff'] },
    reach: click(({ page, say }) =>
      page.getByRole('link', { name: say('tariffs.order.choose'), exact: true }),
    ),
    windowOnly: true,
  },
];

/** On a phone alone; a wide header has no menu to open. */
async function openMenu({ page, say }: Parameters<NonNullable<Screen['reach']>>[0]): Promise<void> {
  const menu = page.getByRole('button', { name: say('app.header.openMenu') });
  if (!(await menu.isVisible())) return;
  await menu.click();
  await page.getByRole('dialog', { name: say('app.header.menu') }).waitFor();
}
