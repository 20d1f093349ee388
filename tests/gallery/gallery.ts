import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import type { Lang } from '../../src/shared/language.ts';
import type { TeamId } from '../../src/shared/teams.ts';
import { teamIds } from '../support/team-ids.ts';
import { everyLook, pairwise, type Theme } from './combinations.ts';
import { keepLast } from './differences.ts';
import { type House, openHouse } from './house.ts';
import { writeIndex } from './index-page.ts';
import { type Picture, takePictures, type Wish } from './pictures.ts';
import { screens } from './screens.ts';
import { makeSheets } from './sheets.ts';
import { prepare } from './visit.ts';

/** Pages at work side by side; more of them only wait for the processor. */
const LANES = 4;
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
  '--disable-back-forward-cache',
];

interface Asked {
  only?: string[];
  brands?: TeamId[];
  themes?: Theme[];
  langs?: Lang[];
  widths?: number[];
  /** Every theme, language and width of each screen and brand, not every pair of them. */
  all?: boolean;
  out?: string;
  sheets?: boolean;
}

/** All that was not narrowed down; throws where something is asked for that does not exist. */
export function wishOf({ only, brands, out = 'gallery', sheets = false, ...asked }: Asked): Wish {
  const chosen = screens.filter(({ name }) => !only || only.some((start) => name.startsWith(start)));
  if (chosen.length === 0) throw new Error(`No screen begins with ${only?.join(' or ')}.`);
  const strange = brands?.find((brand) => !teamIds.includes(brand));
  if (strange) throw new Error(`There is no brand ${strange}.`);
  return {
    screens: chosen,
    brands: brands ?? [...teamIds],
    looksOf: looksOf(asked),
    out,
    sheets,
  };
}

/** In pairs, unless all are asked for or some are named: then each of these with each other. */
function looksOf({ all = false, themes, langs, widths }: Asked): Wish['looksOf'] {
  if (!all && !themes && !langs && !widths)
    return (at, brand) => pairwise(at).filter(({ team }) => team === brand);
  return (_, team) => everyLook(team, themes, langs, widths);
}

/** Takes all pictures and writes the page that shows them; answers whether a screen could not be reached. */
export async function makeGallery(wish: Wish, executablePath: string): Promise<boolean> {
  const started = Date.now();
  keepLast(wish.out);
  const browser = await chromium.launch({ executablePath, args: flags });
  const starts = await Promise.allSettled(wish.brands.map((brand) => openHouse(brand)));
  const pictures: Picture[] = [];
  try {
    pictures.push(...(await picturesOf(starts.map(opened), browser, wish)));
    if (wish.sheets) await makeSheets(browser, wish, pictures);
  } finally {
    for (const start of starts) if (start.status === 'fulfilled') await start.value.close();
    await browser.close();
  }
  writeIndex(wish.out, pictures);
  return report(wish.out, pictures, started);
}

function opened(start: PromiseSettledResult<House>): House {
  if (start.status === 'rejected') throw start.reason;
  return start.value;
}

async function picturesOf(houses: House[], browser: Browser, wish: Wish): Promise<Picture[]> {
  const queue = houses.flatMap((house) => wish.screens.map((screen) => ({ house, screen })));
  const pictures: Picture[] = [];
  const lane = async () => {
    for (let next = queue.shift(); next; ) {
      const { house } = next;
      // A page that has shown hundreds of screens is slow: each brand gets a new one.
      const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
      const page = await prepare(context);
      for (; next?.house === house; next = queue.shift())
        pictures.push(...(await takePictures(page, house, next.screen, wish)));
      await context.close();
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return pictures;
}

function report(out: string, pictures: Picture[], started: number): boolean {
  const failed = new Map(pictures.filter(({ fault }) => fault).map((picture) => [keyOf(picture), picture]));
  for (const [key, { fault }] of failed) console.log(`✗ ${key}: ${fault}`);
  const changed = pictures.filter((picture) => picture.changed && picture.changed.length > 0);
  const compared = pictures.filter((picture) => picture.changed);
  if (compared.length > 0)
    console.log(
      `${changed.length} of ${compared.length} differ from the run before: "only changed" shows them.`,
    );
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${pictures.length} pictures in ${seconds} s: ${join(out, 'index.html')}`);
  return failed.size > 0;
}

function keyOf({ screen, brand, lang }: Picture): string {
  return `${screen}, ${brand}, ${lang}`;
}
