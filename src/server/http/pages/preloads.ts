import type { Lang } from '../../../shared/language.ts';
import { componentFile, type PageId, pages } from '../../../shared/pages.ts';
import { wordParts } from '../../../shared/word-parts.ts';
import type { Manifest } from './built-client.ts';

/** The files that a page needs next, by their addresses. */
export interface PageFiles {
  scripts: string[];
  styles: string[];
  /** The styles of parts that load later; a part may be drawn already. */
  lateStyles: string[];
}

interface Wanted {
  page: PageId;
  lang: Lang;
  /** The current version of each form. */
  versions: Record<string, string>;
  /** The form of a page that only data describe. */
  form?: string | undefined;
  /** Further modules whose styles the page shows. */
  parts?: readonly string[];
}

/**
 * The page's own modules and styles, the words of the language and the first form: they load in parallel with the main
 * script, which is not among them.
 */
export function filesOf(manifest: Manifest, { page, lang, versions, form, parts = [] }: Wanted): PageFiles {
  const known = new Set(withImports(manifest, 'index.html'));
  const isNew = (key: string) => !known.has(key);
  const own = withImports(manifest, `pages/${componentFile(page)}.page.tsx`).filter(isNew);
  const words = wordsOf(page, lang).flatMap((key) => withImports(manifest, key).filter(isNew));
  const scripts = [...new Set([...own, ...words])].flatMap((key) => manifest[key]?.file ?? []);
  const late = own.flatMap((key) => manifest[key]?.dynamicImports ?? []);
  const sheetsOf = (keys: readonly string[]) => [...new Set(keys.flatMap((key) => manifest[key]?.css ?? []))];
  const styles = sheetsOf([...own, ...parts.flatMap((key) => withImports(manifest, key)).filter(isNew)]);
  const lateStyles = sheetsOf(late.flatMap((key) => withImports(manifest, key)).filter(isNew));
  return {
    scripts: [
      ...scripts.map((file) => `/${file}`),
      ...formScripts(form ? [form] : (pages[page].forms ?? []), lang, versions),
    ],
    styles: styles.map((file) => `/${file}`),
    lateStyles: lateStyles.filter((sheet) => !styles.includes(sheet)).map((file) => `/${file}`),
  };
}

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

/** @returns HTML for the head */
export function styleLinks(styles: readonly string[]): string[] {
  return styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`);
}

function wordsOf(page: PageId, lang: Lang): string[] {
  return wordParts(pages[page]).map((part) => `../../virtual:words/${lang}/${part}`);
}

function formScripts(forms: readonly string[], lang: Lang, versions: Record<string, string>): string[] {
  const current = new Map(Object.entries(versions));
  return forms.flatMap((id) => (current.has(id) ? `/definitions/${current.get(id)}/${id}.${lang}.js` : []));
}

/** A module and all its static imports. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key) || !manifest[key]) return [];
  seen.add(key);
  return [key, ...(manifest[key].imports ?? []).flatMap((imported) => withImports(manifest, imported, seen))];
}
