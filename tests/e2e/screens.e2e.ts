import type { Page } from 'playwright/test';
import { everySight, type Sight, seededSight } from '../gallery/combinations.ts';
import type { Screen } from '../gallery/screen.ts';
import { screens } from '../gallery/screens.ts';
import { settle } from '../gallery/settle.ts';
import { isOfHalf, screensOfTurn } from '../gallery/turns.ts';
import { open } from '../gallery/visit.ts';
import { teamIds } from '../support/team-ids.ts';
import { capitalFaults } from './access/capitals.ts';
import { layoutFaults } from './access/layout.ts';
import { motionFaults } from './access/motion.ts';
import { targetFaults } from './access/targets.ts';
import { alfaFindings } from './support/alfa.ts';
import { axeFindings } from './support/axe.ts';
import { batchesOf } from './support/batches.ts';
import { complaintsOf, expect, type Room, test } from './support/room.ts';
import { htmlFaults } from './support/valid-html.ts';

/** `DEEP=1`: each screen in every brand, language, theme and width; else one half as `SEED` chooses, in pairs. */
const isDeep = process.env.DEEP === '1';
/** What a screen may take on a busy machine. */
const SCREEN_MS = 15_000;
/** Set by the configuration, for all workers alike. */
const seed = Number(process.env.SEED);
/** Alfa takes seconds for a screen: it sees them in the deep run, and with `ALFA=1`. */
const isSeenByAlfa = isDeep || process.env.ALFA === '1';
/** `SCREENS=wizard,login` walks through these alone. */
const only = process.env.SCREENS?.split(',');
const ofTurn = new Set(isDeep || only ? screens : screensOfTurn(screens, seed));
const all = screens
  .map((screen, at) => ({ screen, at }))
  .filter(({ at }) => isDeep || only || isOfHalf(at, seed))
  .flatMap(({ screen, at }) =>
    (isDeep ? everySight() : [seededSight(at, seed)]).map((sight) => ({ screen, sight })),
  );
const sights = all
  .filter(({ screen }) => ofTurn.has(screen))
  .filter(({ screen }) => !only || only.some((start) => screen.name.startsWith(start)));

// Several screens in one test: a screen at fault must not cost a new browser and server.
for (const team of teamIds) {
  for (const { batch, name } of batchesOf(sights.filter(({ sight }) => sight.team === team))) {
    test(`every screen of ${team} can be used by everybody, ${name}`, async ({ room }) => {
      test.setTimeout(SCREEN_MS * batch.length);
      for (const { screen, sight } of batch) {
        const faults = await faultsOf(room, screen, sight).catch((error: Error) => [error.message]);
        expect.soft(faults, `${screen.name}, ${sight.lang}, seed ${seed}`).toEqual([]);
      }
    });
  }
}

/** All that can be held against a screen: in each look, then narrow and with large type. */
async function faultsOf(room: Room, screen: Screen, { lang, looks }: Sight): Promise<string[]> {
  const { page, house } = room;
  const faults: string[] = [];
  for (const [at, { theme, width }] of looks.entries()) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: theme });
    // The first look is the one that the screen is opened in; for the others it stays as it is.
    await (at === 0 ? open(page, house, screen, lang) : settle(page, true));
    // Where the screen was scrolled to on the way, the header may lie over a control.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const found = await lookFaults(page, screen, at > 0);
    faults.push(...found.map((fault) => `${theme}, ${width} px: ${fault}`));
  }
  return [
    ...faults,
    ...(await htmlFaults(page)).filter((fault) => !isKnown(screen, fault)),
    ...(await motionFaults(page)),
    ...(await capitalFaults(page)),
    ...(await withSize(room, 320, 100)),
    ...(await withSize(room, 640, 200)),
    ...complaintsOf(room),
    ...(isSeenByAlfa ? await alfaFindings(page) : []),
  ];
}

/** What may be wrong in one theme and width alone. */
async function lookFaults(page: Page, screen: Screen, isSeenBefore: boolean): Promise<string[]> {
  const findings = (await axeFindings(page, isSeenBefore)).filter((finding) => !isKnown(screen, finding));
  return [...findings, ...(await targetFaults(page))];
}

/** The page of all parts shows some of them twice. */
function isKnown({ name }: Screen, finding: string): boolean {
  return name.startsWith('dev-parts') && /^(landmark-unique|unique-landmark) /.test(finding);
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
