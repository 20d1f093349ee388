import type { Lang } from '../../../shared/form-script.ts';
import { firstWordsPages, type PageId } from '../../../shared/page-routes.ts';
import type { Manifest } from './built-client.ts';

/** Definitions that a page shows at once. */
const formsOf: Partial<Record<PageId, string[]>> = {
  login: ['auth/login'],
  forgotPassword: ['auth/forgot-password'],
  corporateRegister: ['auth/corporate-register'],
  dealerApplication: ['auth/dealer-application'],
  profile: ['account/profile'],
  support: ['support/message'],
  survey: ['survey/answer'],
  giveaway: ['giveaway/entry'],
  order: ['order/order.flow', 'order/tariff'],
};

/** Pages whose module is not named like them. */
const modules: Partial<Record<PageId, string>> = { order: 'order-wizard' };

/**
 * Links for what the page will ask for next, so that it travels beside the main script instead of after it:
 * the page's own modules and styles, the words of the language, the first form.
 */
export function preloadsOf(
  manifest: Manifest,
  page: PageId,
  lang: Lang,
  versions: Record<string, string>,
): string {
  const name = modules[page] ?? page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const known = new Set(withImports(manifest, 'index.html'));
  const keys = [
    ...withImports(manifest, `pages/${name}.page.tsx`),
    ...wordsOf(page, lang).flatMap((words) => withImports(manifest, words)),
  ];
  const wanted = [...new Set(keys)].filter((key) => !known.has(key)).flatMap((key) => manifest[key] ?? []);
  const scripts = wanted.map(({ file }) => `/${file}`);
  const styles = new Set(wanted.flatMap(({ css }) => css ?? []));
  return [
    ...[...scripts, ...formScripts(page, lang, versions)].map(
      (href) => `<link rel="modulepreload" crossorigin href="${href}">`,
    ),
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ].join('\n');
}

function wordsOf(page: PageId, lang: Lang): string[] {
  const parts = firstWordsPages.includes(page) ? ['first'] : ['first', 'rest'];
  return parts.map((part) => `../../virtual:words/${lang}/${part}`);
}

function formScripts(page: PageId, lang: Lang, versions: Record<string, string>): string[] {
  const ids = (formsOf[page] ?? []).filter((id) => versions[id]);
  return ids.map((id) => `/definitions/${versions[id]}/${id}.${lang}.js`);
}

/** A module and everything that it imports at once. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key) || !manifest[key]) return [];
  seen.add(key);
  return [key, ...(manifest[key].imports ?? []).flatMap((imported) => withImports(manifest, imported, seen))];
}
