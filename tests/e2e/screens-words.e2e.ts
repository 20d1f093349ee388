import type { Screen } from '../gallery/screen.ts';
import { screens as all } from '../gallery/screens.ts';
import { settle } from '../gallery/settle.ts';
import { isTrouble } from '../gallery/turns.ts';
import { open } from '../gallery/visit.ts';
import { layoutFaults } from './access/layout.ts';
import { hardCodedWords } from './access/wording.ts';
import { batchesOf } from './support/batches.ts';
import { expect, type Room, test } from './support/room.ts';

/** What a screen may take on a busy machine. */
const SCREEN_MS = 15_000;
/** `SCREENS=wizard,login` walks through these alone. */
const only = process.env.SCREENS?.split(',');
const isDeep = process.env.DEEP === '1';
/** States that every page with data has, by the same parts: seen on the home page, elsewhere in the long form. */
const isCommon = (screen: Screen) => isTrouble(screen) && !screen.name.startsWith('home/');
/** Of four runs each looks at another quarter; the long form looks at all. `SEED` says which, for all workers alike. */
const isTurn = (at: number) => (at + Number(process.env.SEED)) % 4 === 0;
const screens = all.filter((screen, at) =>
  only ? only.some((start) => screen.name.startsWith(start)) : isDeep || (isTurn(at) && !isCommon(screen)),
);
/** Developers' pages name what is in the code; the long texts of information pages are files of their own. */
const ownWords = /^(dev|information)-/;
const widths = isDeep ? [1280, 360, 320] : [1280, 320];

test.use({ wording: 'pseudo' });

for (const { batch, name } of batchesOf(screens)) {
  test(`no word of any screen is hard-coded, and words longer by 40 % break nothing, ${name}`, async ({
    room,
  }) => {
    test.setTimeout(SCREEN_MS * batch.length);
    for (const screen of batch) {
      const faults = await faultsOf(room, screen).catch((error: Error) => [error.message]);
      expect.soft(faults, screen.name).toEqual([]);
    }
  });
}

async function faultsOf({ page, house }: Room, screen: Screen): Promise<string[]> {
  await page.setViewportSize({ width: widths[0] ?? 1280, height: 800 });
  await open(page, house, screen, 'de');
  const faults = ownWords.test(screen.name) ? [] : await hardCodedWords(page, !screen.loading);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await settle(page, true);
    faults.push(...(await layoutFaults(page)).map((fault) => `${width} px: ${fault}`));
  }
  return faults;
}
