import type { ComponentType } from 'react';
import type { Lang } from '../../shared/language.ts';
import type { MatchedPage } from '../../shared/match-page.ts';
import { watchForms } from '../features/measuring/watch-forms.ts';
import type { PageProps } from '../lib/page-props.ts';
// The next page's words are one step away then, too.
import '../lib/word-modules.ts';

export type PageComponent = ComponentType<PageProps>;
/** Loads what a page suspends on besides its script. */
type Prepare = (lang: Lang, page: MatchedPage) => Promise<void>;
export type PageModule = Record<string, PageComponent> & { prepare?: Prepare };

/** Each page is its own script; so is the page-not-found screen, since most visitors never see it. */
const modules = import.meta.glob<PageModule>('../pages/*.page.tsx');

// This file comes after all that a visitor waits for (`routes.tsx`).
if (import.meta.env.PROD && !import.meta.env.SSR) watchForms();

export function pageModule(file: string): Promise<PageModule> {
  const module = modules[`../pages/${file}.page.tsx`];
  if (!module) throw new Error(`There is no ${file}.page.tsx.`);
  return module();
}
