import { type Combination, oneOf, pairwise } from '../gallery/combinations.ts';
import type { Screen } from '../gallery/screen.ts';
import { screens } from '../gallery/screens.ts';
import { settle } from '../gallery/settle.ts';
import { open } from '../gallery/visit.ts';
import { teamIds } from '../support/team-ids.ts';
import { capitalFaults } from './access/capitals.ts';
import { layoutFaults } from './access/layout.ts';
import { motionFaults } from './access/motion.ts';
import { targetFaults } from './access/targets.ts';
import { axeFindings } from './support/axe.ts';
import { complaintsOf, expect, type Room, test } from './support/room.ts';

/** `DEEP=1`: each screen under each brand, with every pair of theme, language and width; else one look of each. */
const isDeep = process.env.DEEP === '1';
/** What a screen may take on a busy machine. */
const SCREEN_MS = 15_000;
const seed = Number(process.env.SEED ?? 1);
/** `SCREENS=wizard,login` walks through these alone. */
const only = process.env.SCREENS?.split(',');
const all = screens.flatMap((screen, at) =>
  (isDeep ? pairwise(at) : [oneOf(at, seed)]).map((look) => ({ screen, look })),
);
const looks = all.filter(({ screen }) => !only || only.some((start) => screen.name.startsWith(start)));

// A test for each brand, and each screen a step of it: a screen at fault must not cost a new browser and server.
for (const team of teamIds) {
  test(`every screen of ${team} can be used by everybody`, async ({ room }) => {
    test.setTimeout(SCREEN_MS * looks.length);
    for (const { screen, look } of looks.filter((one) => one.look.team === team)) {
      const name = `${screen.name}, ${look.theme}, ${look.lang}, ${look.width} px`;
      const faults = await faultsOf(room, screen, look).catch((error: Error) => [error.message]);
      expect.soft(faults, name).toEqual([]);
    }
  });
}

/** All that can be held against a screen, under one look and then narrow and with large type. */
async function faultsOf(room: Room, screen: Screen, { theme, lang, width }: Combination): Promise<string[]> {
  const { page, house } = room;
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: theme });
  await open(page, house, screen, lang);
  // Where the screen was scrolled to on the way, the header may lie over a control.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const faults = [
    ...(await axeFindings(page)).filter((finding) => !isShownTwice(screen, finding)),
    ...(await motionFaults(page)),
    ...(await targetFaults(page)),
    ...(await capitalFaults(page)),
    ...(await withSize(room, 320, 100)),
    ...(await withSize(room, 640, 200)),
    ...complaintsOf(room),
  ];
  return faults;
}

/** The page of all parts shows some of them twice, landmarks among them. */
function isShownTwice({ name }: Screen, finding: string): boolean {
  return name.startsWith('dev-parts') && finding.startsWith('landmark-unique');
}

/** WCAG 1.4.10 and 1.4.4: a narrow window, and letters of twice the size. */
async function withSize({ page }: Room, width: number, percent: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), `${percent}%`);
  await settle(page, true);
  const faults = await layoutFaults(page);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return faults.map((fault) => `${width} px at ${percent} %: ${fault}`);
}
