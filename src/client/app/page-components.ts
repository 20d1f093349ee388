import { type ComponentType, lazy } from 'react';
import type { Lang } from '../../shared/language.ts';
import type { MatchedPage } from '../../shared/match-page.ts';
import { componentFile } from '../../shared/pages.ts';
import type { PageProps } from '../lib/page-props.ts';

type PageComponent = ComponentType<PageProps>;
/** Loads what a page suspends on besides its script. */
type Prepare = (lang: Lang, page: MatchedPage) => Promise<void>;
type PageModule = Record<string, PageComponent> & { prepare?: Prepare };

/** Each page is its own script; so is the page-not-found screen, since most visitors never see it. */
const modules = import.meta.glob<PageModule>('../pages/*.page.tsx');

const loaded = new Map<string, PageComponent>();
const suspending = new Map<string, PageComponent>();

/** The component in the file that a page's record names; it suspends until its script is there. */
export function pageComponent(file: string): PageComponent {
  const known = loaded.get(file) ?? suspending.get(file);
  if (known) return known;
  const component = lazy(async () => ({ default: componentOf(await load(file), file) }));
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

function load(file: string): Promise<PageModule> {
  const module = modules[`../pages/${file}.page.tsx`];
  if (!module) throw new Error(`There is no ${file}.page.tsx.`);
  return module();
}

/** `payment-result.page.tsx` exports `PaymentResultPage`. */
function componentOf(module: PageModule, file: string): PageComponent {
  const name = `-${file}-page`.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const component = module[name];
  if (!component) throw new Error(`${file}.page.tsx does not export ${name}.`);
  return component;
}
