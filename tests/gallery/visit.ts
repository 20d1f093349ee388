import type { BrowserContext, CDPSession, Page } from 'playwright/test';
import type { Lang } from '../../src/shared/language.ts';
import { answerInstead, withoutScripts } from './answers.ts';
import type { House } from './house.ts';
import type { Draft, Screen, Visit } from './screen.ts';
import { settle } from './settle.ts';

/** Same origin, no script: here the browser's memory is laid out before the first screen is opened. */
const QUIET_PLACE = '/health/live';

/** The number of the visitor's choice. */
const ID = '01890f3e-0000-7000-8000-000000000001';

/** The address of the order. */
const ORDER = '/auth/register/tariff';

/** Who answers in the server's place for the screen that a page shows. */
const answering = new WeakMap<Page, CDPSession>();

/** Opens a screen in its state. The page is used again and again: what the last one left is cleared. */
export async function open(page: Page, house: House, screen: Screen, lang: Lang): Promise<Visit> {
  await page.context().setOffline(false);
  await answering.get(page)?.detach();
  answering.delete(page);
  // The order keeps its draft whenever something changes, also a moment after the screen was looked at.
  const isAlive = page.url().includes(ORDER);
  const isNew = !page.url().startsWith(house.url);
  if (isNew) await warmUp(page, house);
  if (isAlive || isNew) await page.goto(house.url + QUIET_PLACE);
  // A number that an earlier screen has reserved is held for this guest: the next screen has another one.
  await page.context().clearCookies({ name: /fanline-guest/ });
  await remember(page, house, screen);
  const say = (key: string) => house.say(lang, key);
  if (screen.answers) answering.set(page, await answerInstead(page, screen.answers, say));
  if (screen.scriptless) answering.set(page, await withoutScripts(page));
  await page.goto(address(house.url, lang, screen.path), { waitUntil: 'commit' });
  const visit: Visit = { page, lang, team: house.team, say, forms: house.forms };
  await arrive(page, screen);
  if (screen.reach) {
    await settle(page, screen.loading);
    await screen.reach(visit);
  }
  await settle(page, screen.loading);
  insistOnStep(page, screen);
  return visit;
}

/**
 * A face of type that comes late is for the next page only (`font-display: optional`): before the first picture the
 * browser's cache has all of them, and the house has drawn a page.
 */
async function warmUp(page: Page, house: House): Promise<void> {
  await page.goto(house.url);
  await page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule);
    const files = faces.flatMap(({ cssText }) => /url\("([^"]+)"/.exec(cssText)?.[1] ?? []);
    await Promise.all(files.map(async (file) => (await fetch(file)).arrayBuffer()));
  });
}

/** The order leads back from a step that may not be reached yet; the picture would be of another one. */
function insistOnStep(page: Page, { path, name }: Screen): void {
  const wanted = new URL(path, 'http://localhost').searchParams.get('step');
  const shown = new URL(page.url()).searchParams.get('step');
  if (wanted !== shown) throw new Error(`${name} should be at step ${wanted}, but is at ${shown}.`);
}

/** The same screen in another language, by the link in the header: the page keeps its state. */
export async function switchLanguage(page: Page, screen: Screen, lang: Lang): Promise<void> {
  // Not by the mouse: a dialog may lie over the header, and hide it from assistive technology.
  // By a selector: the link is called as the other language calls itself.
  await page.locator(`a[hreflang="${lang}"]`).first().dispatchEvent('click', { button: 0 });
  // By a selector: the document itself has no name.
  await page.locator(`html[lang="${lang}"]`).waitFor({ state: 'attached' });
  await settle(page, screen.loading);
}

/** The page stands: its heading is there or, where the waiting is the state, its skeleton. */
async function arrive(page: Page, { loading, scriptless }: Screen): Promise<void> {
  // By a selector: what stands in for a page that is not there yet has no name.
  const sign = loading ? '[class*="skeleton"], [aria-busy="true"], main [role="status"]' : 'h1';
  const root = scriptless ? '#root[data-drawn]' : '#root:not([data-drawn]) > :not([data-served])';
  await page.locator(`${root} :is(${sign})`).first().waitFor({ state: 'attached' });
}

/** A context whose colours follow the device, so that a theme is changed without a new page. */
export async function prepare(context: BrowserContext): Promise<Page> {
  context.setDefaultTimeout(10_000);
  return context.newPage();
}

function address(url: string, lang: Lang, path: string): string {
  return url + (lang === 'tr' ? `/tr${path === '/' ? '' : path}` : path);
}

/** Token, draft and the wish to follow the device's colours, as the product keeps them, and the colours themselves. */
async function remember(page: Page, house: House, { as, draft, consent = [] }: Screen): Promise<void> {
  const kept: Record<string, string> = { 'fanline-color-scheme-auto': '1' };
  if (as === 'customer') kept[`fanline.${house.team}.token`] = JSON.stringify(house.token);
  if (consent !== 'asked') kept[`fanline.${house.team}.consent`] = choiceText(house, consent);
  if (draft) kept[`fanline.${house.team}.order-draft`] = draftText(house, draft);
  await page.evaluate((entries) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    const scheme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
    // biome-ignore lint/suspicious/noDocumentCookie: as the product keeps what it last showed.
    document.cookie = `fanline-color-scheme=${scheme}; path=/`;
  }, kept);
}

/** A choice that is logged already. */
function choiceText({ consentVersion: version }: House, granted: string[]): string {
  return JSON.stringify({ version, granted, receipt: { id: ID, at: new Date().toISOString() } });
}

function draftText(house: House, draft: Draft): string {
  const chosen = draft.forms['order/tariff'];
  const tariffId = chosen?.tariffId && (house.tariffIds[chosen.tariffId] ?? chosen.tariffId);
  const forms = { ...draft.forms, ...(chosen ? { 'order/tariff': { tariffId } } : {}) };
  return JSON.stringify({ at: Date.now(), draft: { ...draft, forms } });
}
