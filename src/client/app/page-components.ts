import { lazy } from 'react';
import type { Lang } from '../../shared/language.ts';
import type { MatchedPage } from '../../shared/match-page.ts';
import { componentFile } from '../../shared/pages.ts';
import { firstScript } from '../lib/first-scripts.ts';
import { loadAnewOnce } from '../lib/load-anew.ts';
import { persistently } from '../lib/persistently.ts';
// It shares its script with the frame of every page.
import * as home from '../pages/home.page.tsx';
import type { PageComponent, PageModule } from './page-modules.ts';

const loaded = new Map<string, PageComponent>();
const suspending = new Map<string, PageComponent>();

/** The component in the file that a page's record names; it suspends until its script is there. */
export function pageComponent(file: string): PageComponent {
  const known = loaded.get(file) ?? suspending.get(file);
  if (known) return known;
  const component = lazy(async () => ({
    default: componentOf(await load(file).catch(loadAnewOnce), file),
  }));
  suspending.set(file, component);
  return component;
}

/** Loads a page's script and what it names, so that the page is drawn at once. */
export async function preparePage(lang: Lang, page: MatchedPage): Promise<void> {
  const file = componentFile(page.page);
  const module = await load(file);
  // A page that is on the screen keeps its component, or React would begin it anew.
  if (!suspending.has(file)) loaded.set(file, componentOf(module, file));
  await module.prepare?.(lang, page);
}

/**
 * The page that is opened first needs no list of all pages: the server has written the address of its script. The list
 * comes later (`listPages`), and at the latest with the next page.
 */
async function load(file: string): Promise<PageModule> {
  if (file === 'home') return home;
  const first = firstScript(`${file}.page`);
  return persistently(async () =>
    first ? import(/* @vite-ignore */ first) : (await listPages()).pageModule(file),
  );
}

export const listPages = () => import('./page-modules.ts');

/** `payment-result.page.tsx` exports `PaymentResultPage`. */
function componentOf(module: PageModule, file: string): PageComponent {
  const name = `-${file}-page`.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const component = module[name];
  if (!component) throw new Error(`${file}.page.tsx does not export ${name}.`);
  return component;
}
