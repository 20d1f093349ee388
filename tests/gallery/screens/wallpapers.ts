import { reply } from '../answers.ts';
import type { Screen, Visit } from '../screen.ts';
import { fill, press, steps } from '../steps.ts';
import { withTroubles } from '../variants.ts';

const path = '/dashboard/wallpapers';
const own = { path, as: 'customer' } as const;
/** By its place in the list. */
const choose =
  (place: number) =>
  ({ page }: Visit) =>
    // By a selector: by its place, since each brand has names of its own.
    page
      .locator('input[name="motif"]')
      .nth(place - 1)
      .check();
const form = 'wallpapers/shirt';
// By a selector: a form is found by its definition.
const isThere = ({ page }: Visit) => page.locator(`[data-form="${form}"]`).waitFor();
const download = press('wallpapers.page.download');
const picture = '**/api/wallpaper/*/picture**';

/** Wallpapers, for guests and customers. */
export const wallpaperScreens: Screen[] = [
  ...withTroubles({ name: 'wallpapers/guest', path }),
  { name: 'wallpapers/empty', path, answers: reply('GET /api/wallpaper', { wallpapers: [] }) },
  { name: 'wallpapers/own', ...own, reach: isThere },
  {
    name: 'wallpapers/full',
    ...own,
    reach: steps(isThere, press('wallpapers.page.full')),
    windowOnly: true,
  },
  { name: 'wallpapers/plain', ...own, reach: choose(4) },
  { name: 'wallpapers/badge', ...own, reach: choose(7) },
  { name: 'wallpapers/prize', ...own, reach: choose(9) },
  {
    name: 'wallpapers/refused',
    ...own,
    reach: steps(isThere, fill(form, { name: 'TOR!', number: '100' }), download),
  },
  { name: 'wallpapers/making', ...own, answers: { [picture]: 'pending' }, reach: steps(choose(4), download) },
  { name: 'wallpapers/failed', ...own, answers: { [picture]: 'limited' }, reach: steps(choose(4), download) },
  { name: 'wallpapers/saved', ...own, reach: steps(choose(4), download) },
];
