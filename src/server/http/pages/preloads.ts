import {
  type Manifest,
  newModules,
  ownModules,
  pageModule,
  sheetsOf,
} from '../../../shared/built-modules.ts';
import type { Lang } from '../../../shared/language.ts';
import { type PageId, pages } from '../../../shared/pages.ts';
import { wordParts } from '../../../shared/word-parts.ts';

/** The files that a page needs next, by their addresses. */
export interface PageFiles {
  scripts: string[];
  styles: string[];
  /** What one of the styles holds already: scripts that open other pages must find it, the browser need not load it. */
  heldStyles: string[];
  /** The styles of parts that load later; a part may be drawn already. */
  lateStyles: string[];
}

interface Wanted {
  page: PageId;
  lang: Lang;
  /** The current version of each form. */
  versions: Readonly<Record<string, string>>;
  /** The form of a page that only data describe. */
  form?: string | undefined;
  /** A rule of one of the forms reads phone numbers. */
  readsPhones?: boolean;
  /** Further modules whose styles the page shows. */
  parts?: readonly string[];
}

/** What reads phone numbers: a module of its own (`client/forms/scripts/late-phones.ts`). */
const PHONES = '../shared/rules/phone.ts';

/**
 * The page's own modules and styles, the words of the language and the first form: they load in parallel with the main
 * script, which is not among them.
 */
export function filesOf(manifest: Manifest, wanted: Wanted): PageFiles {
  const { page, lang, versions, form, readsPhones } = wanted;
  const late = newModules(manifest, [...wordsOf(page, lang), ...(readsPhones ? [PHONES] : [])]);
  const scripts = [...new Set([...ownModules(manifest, page), ...late])];
  return {
    scripts: [
      ...scripts.flatMap((key) => (manifest[key] ? [`/${manifest[key].file}`] : [])),
      ...formScripts(form ? [form] : (pages[page].forms ?? []), lang, versions),
    ],
    ...stylesOf(manifest, wanted),
  };
}

function stylesOf(manifest: Manifest, { page, parts = [] }: Wanted): Omit<PageFiles, 'scripts'> {
  const modules = ownModules(manifest, page);
  const late = modules.flatMap((key) => manifest[key]?.dynamicImports ?? []);
  const own = addressesOf(manifest, modules);
  const further = addressesOf(manifest, newModules(manifest, parts)).filter((sheet) => !own.includes(sheet));
  const sheet = manifest[pageModule(page)]?.sheet;
  return {
    styles: [...(sheet ? [`/${sheet}`] : own), ...further],
    heldStyles: sheet ? own : [],
    lateStyles: addressesOf(manifest, newModules(manifest, late)).filter(
      (address) => !own.includes(address) && !further.includes(address),
    ),
  };
}

const addressesOf = (manifest: Manifest, keys: readonly string[]) =>
  sheetsOf(manifest, keys).map((sheet) => `/${sheet}`);

/** @returns HTML for the head: the Turkish letters of the faces, where the build preloads all others */
export function letterLinks(manifest: Manifest, lang: Lang): string[] {
  if (lang !== 'tr') return [];
  const letters = (manifest['index.html']?.assets ?? []).filter((file) => file.includes('-latin-ext-'));
  return letters.map(
    (file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`,
  );
}

/** @returns HTML for the head */
export function scriptLinks(scripts: readonly string[]): string[] {
  return scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
}

/** @returns HTML for the head; a disabled link is not loaded, and Vite's loader takes its file for loaded */
export function styleLinks(styles: readonly string[], held: readonly string[]): string[] {
  return [
    ...styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...held.map((href) => `<link rel="stylesheet" disabled href="${href}">`),
  ];
}

function wordsOf(page: PageId, lang: Lang): string[] {
  return wordParts(pages[page]).map((part) => `../../virtual:words/${lang}/${part}`);
}

function formScripts(
  forms: readonly string[],
  lang: Lang,
  versions: Readonly<Record<string, string>>,
): string[] {
  const current = new Map(Object.entries(versions));
  return forms.flatMap((id) => (current.has(id) ? `/definitions/${current.get(id)}/${id}.${lang}.js` : []));
}
