import { addDays } from '../../src/shared/calendar.ts';
import { berlinToday } from '../../src/shared/dates.ts';
import { isNationwideHoliday } from '../../src/shared/holidays.ts';
import { weekdayOf } from '../../src/shared/opening-hours.ts';
import { expect, test } from './support/fixtures.ts';
import { ownTime } from './support/time.ts';
import { say } from './support/words.ts';

/** Not long after 19 o'clock in Berlin on the next Wednesday that is no holiday: some shops are open, others are closed. */
function wednesdayEvening(): Date {
  const days = Array.from({ length: 28 }, (_, i) => addDays(berlinToday(new Date()), i + 1));
  const day = days.find((one) => weekdayOf(one) === 'wednesday' && !isNationwideHoliday(one));
  const inWinter = new Date(`${day}T19:10:00+01:00`);
  const isSummer = hourInBerlin(inWinter) !== 19;
  return isSummer ? new Date(`${day}T19:10:00+02:00`) : inWinter;
}

function hourInBerlin(moment: Date): number {
  return Number(moment.toLocaleString('en-GB', { hour: '2-digit', timeZone: 'Europe/Berlin' }));
}

test.use(ownTime(import.meta.url, wednesdayEvening()));

test('those that are open now are fewer, and the address says so', async ({ page }) => {
  const rows = page
    .getByRole('list', { name: say('de', 'shops.page.results.title').replace('{name}', 'Berlin') })
    .getByRole('listitem');
  const open = rows.filter({ hasText: /Geöffnet bis \d/ });
  await page.goto('/shops?near=Berlin');
  await expect(open.first()).toBeVisible();
  expect(await open.count()).toBeLessThan(await rows.count());
  await page.getByRole('link', { name: say('de', 'shops.page.filter.open'), exact: true }).click();
  await expect(page).toHaveURL('/shops?near=Berlin&open=now');
  // While the list is loading, it has no row.
  const closed = rows.filter({ hasNotText: /Geöffnet bis \d/ });
  await expect.poll(async () => [(await open.count()) > 1, await closed.count()]).toEqual([true, 0]);
  await expect(page.getByText(say('de', 'shops.page.noneOpen.title'))).toHaveCount(0);
  await rows.first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/Geöffnet bis \d/).first()).toBeVisible();
});
