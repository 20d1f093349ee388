import type { Lang } from '../../../shared/language.ts';
import { type PageId, pages } from '../../../shared/pages.ts';
import type { Manifest } from './built-client.ts';

/**
 * Preload links for the files that the page will need next, so that they load in parallel with the main script: the
 * page's own modules and styles, the words of the language, the first form.
 * @param form the form of a page that only data describe
 */
export function preloadsOf(
  manifest: Manifest,
  page: PageId,
  lang: Lang,
  versions: Record<string, string>,
  form?: string,
): string {
  const known = new Set(withImports(manifest, 'index.html'));
  const keys = [
    ...withImports(manifest, `pages/${pages[page].file}.page.tsx`),
    ...wordsOf(page, lang).flatMap((words) => withImports(manifest, words)),
  ];
  const wanted = [...new Set(keys)].filter((key) => !known.has(key)).flatMap((key) => manifest[key] ?? []);
  const scripts = wanted.map(({ file }) => `/${file}`);
  const styles = new Set(wanted.flatMap(({ css }) => css ?? []));
  return [
    ...[...scripts, ...formScripts(form ? [form] : (pages[page].forms ?? []), lang, versions)].map(
      (href) => `<link rel="modulepreload" crossorigin href="${href}">`,
    ),
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ].join('\n');
}

function wordsOf(page: PageId, lang: Lang): string[] {
  const parts = pages[page].words === 'first' ? ['first'] : ['first', 'rest'];
  return parts.map((part) => `../../virtual:words/${lang}/${part}`);
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
