import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import type { Lang } from '../../src/shared/language.ts';
import type { TeamId } from '../../src/shared/teams.ts';
import type { Combination, Theme } from './combinations.ts';
import { changedSince, type Region } from './differences.ts';
import type { House } from './house.ts';
import type { Screen } from './screen.ts';
import { settle } from './settle.ts';
import { open, switchLanguage } from './visit.ts';

/** What the gallery is to show. */
export interface Wish {
  screens: Screen[];
  brands: TeamId[];
  /** How a brand's nth screen is to be looked at. */
  looksOf: (at: number, brand: TeamId) => Combination[];
  out: string;
  sheets: boolean;
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
  /** What differs from the run before; absent where that had no such picture. */
  changed?: Region[];
  /** Why the state was not reached; the picture shows how far it came. */
  fault?: string;
}

/** Pictures are of whole pages, but end somewhere. */
const TALLEST = 9_000;

/** A screen in all its looks; where nothing was done on it, the language is switched in place. */
export async function takePictures(page: Page, house: House, screen: Screen, wish: Wish): Promise<Picture[]> {
  const looks = wish.looksOf(wish.screens.indexOf(screen), house.team);
  const pictures: Picture[] = [];
  for (const lang of new Set(looks.map((look) => look.lang))) {
    const inLang = looks.filter((look) => look.lang === lang);
    await dress(page, inLang);
    const isThere =
      pictures.length > 0 && screen.reach === undefined && pictures.every(({ fault }) => !fault);
    const fault = await (isThere ? switchLanguage(page, screen, lang) : open(page, house, screen, lang)).then(
      () => undefined,
      reasonOf,
    );
    pictures.push(...(await takeAll(page, screen, inLang, fault, wish)));
  }
  return pictures;
}

/** The first theme and width; the others are put on later. */
async function dress(page: Page, [look]: Combination[]): Promise<void> {
  await page.setViewportSize(windowOf(look?.width ?? 360));
  await page.emulateMedia({ colorScheme: look?.theme ?? 'dark' });
}

async function takeAll(
  page: Page,
  screen: Screen,
  looks: Combination[],
  fault: string | undefined,
  wish: Wish,
): Promise<Picture[]> {
  const session = await page.context().newCDPSession(page);
  const pictures: Picture[] = [];
  for (const width of new Set(looks.map((look) => look.width))) {
    await fitWindow(page, screen, width);
    for (const { team: brand, theme, lang } of looks.filter((look) => look.width === width)) {
      await page.emulateMedia({ colorScheme: theme });
      await page.evaluate(nextFrame);
      const at = wish.screens.indexOf(screen);
      const picture = { screen: screen.name, at, brand, theme, lang, width };
      const file = fileOf(picture);
      const png = await shoot(session);
      save(join(wish.out, file), png);
      const changed = await changedSince(wish.out, file, png);
      pictures.push({ ...picture, file, ...(changed && { changed }), ...(fault ? { fault } : {}) });
    }
  }
  await session.detach();
  return pictures;
}

interface Frame {
  width: number;
  height: number;
}

/** Runs in the browser: the next frame has been drawn. */
function nextFrame(): Promise<unknown> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

function windowOf(width: number): Frame {
  return { width, height: width < 600 ? 740 : 800 };
}

/**
 * Opens the window as wide as asked and as tall as the page, so that a picture needs no second layout. The footer
 * is the same everywhere and only seen where a screen is about the whole page.
 */
async function fitWindow(page: Page, screen: Screen, width: number): Promise<void> {
  const visible = windowOf(width);
  if (page.viewportSize()?.width !== width) {
    await page.setViewportSize(visible);
    await settle(page, screen.loading);
  }
  if (screen.windowOnly) return;
  const whole = await page.evaluate((withFooter) => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    const main = document.querySelector('main');
    const { scrollHeight } = document.documentElement;
    const bottom = main?.getBoundingClientRect().bottom;
    // It fills a window; in one as tall as the page it would push the footer out.
    if (main && scrollHeight > window.innerHeight) main.style.minHeight = '0';
    return withFooter || bottom === undefined ? scrollHeight : Math.ceil(bottom);
  }, screen.withFooter === true);
  await page.setViewportSize({ width, height: Math.min(Math.max(whole, visible.height), TALLEST) });
  if (!screen.withFooter) return;
  // What waited further down until it came near is on its way now, and the footer has its own height.
  await settle(page, screen.loading);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(Math.max(height, visible.height), TALLEST) });
}

async function shoot(session: CDPSession): Promise<Buffer> {
  // Over the debugger, because its quick compression halves the time of a picture.
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    // The window where it stands: a clip would count from the top of the page and miss what lies over it.
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
