import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import type { Lang } from '../../src/shared/form-script.ts';
import type { TeamId } from '../../src/shared/teams.ts';
import type { House } from './house.ts';
import type { Screen } from './screen.ts';
import { settle } from './settle.ts';
import { open } from './visit.ts';

export type Theme = 'dark' | 'light';

/** What the gallery is to show. */
export interface Wish {
  screens: Screen[];
  brands: TeamId[];
  themes: Theme[];
  langs: Lang[];
  widths: number[];
  out: string;
  sheets: boolean;
}

export interface Job {
  screen: Screen;
  lang: Lang;
}

export interface Picture {
  screen: string;
  brand: TeamId;
  theme: Theme;
  lang: Lang;
  width: number;
  /** Its screen's place in the table. */
  at: number;
  /** Below the output folder. */
  file: string;
  /** Why the state was not reached; the picture shows how far it came. */
  fault?: string;
}

/** Pictures are of whole pages, but end somewhere. */
const TALLEST = 9_000;

/** One visit, and a picture of it in every theme and width. */
export async function takePictures(page: Page, house: House, job: Job, wish: Wish): Promise<Picture[]> {
  const [first = 360] = wish.widths;
  await page.setViewportSize(windowOf(first));
  await page.emulateMedia({ colorScheme: wish.themes[0] ?? 'dark' });
  const fault = await open(page, house, job.screen, job.lang).then(() => undefined, reasonOf);
  const session = await page.context().newCDPSession(page);
  const pictures: Picture[] = [];
  for (const width of wish.widths) {
    await page.setViewportSize(windowOf(width));
    for (const theme of wish.themes) {
      await page.emulateMedia({ colorScheme: theme });
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      if (width !== first) await settle(page, job.screen.loading);
      const at = wish.screens.indexOf(job.screen);
      const picture = { screen: job.screen.name, at, brand: house.team, theme, lang: job.lang, width };
      const file = fileOf(picture);
      save(join(wish.out, file), await shoot(page, session, width, job.screen.windowOnly === true));
      pictures.push({ ...picture, file, ...(fault ? { fault } : {}) });
    }
  }
  await session.detach();
  return pictures;
}

function windowOf(width: number) {
  return { width, height: width < 600 ? 740 : 800 };
}

async function shoot(page: Page, session: CDPSession, width: number, windowOnly: boolean): Promise<Buffer> {
  // A whole page is seen from its top, whatever was scrolled to; the header sticks where the view is.
  if (!windowOnly) await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const { height: visible } = windowOf(width);
  const height = windowOnly ? visible : Math.min(Math.max(whole, visible), TALLEST);
  const top = windowOnly ? await page.evaluate(() => window.scrollY) : 0;
  // Over the debugger, because its quick compression halves the time of a picture.
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: !windowOnly,
    clip: { x: 0, y: top, width, height, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

function fileOf({ screen, brand, theme, lang, width }: Omit<Picture, 'file'>): string {
  return join(brand, `${screen.replace('/', '.')}.${theme}.${lang}.${width}.png`);
}

function save(file: string, png: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, png);
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n').slice(0, 2).join(' ').slice(0, 300);
}
