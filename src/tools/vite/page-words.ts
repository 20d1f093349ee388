import { readdirSync, readFileSync } from 'node:fs';

/** Areas whose every word belongs to pages; in all others only `<area>.page.…` does. */
const PAGE_AREAS = new Set(['app', 'home', 'tariffs', 'dashboard', 'checkout', 'information']);
const PAGE_KEY = /^(?:[a-zA-Z-]+\.page\.|error\.code\.|message\.)/;

/** All words of one language that pages use, key → ICU message. Form words travel with their forms. */
export function pageWords(root: string, lang: string): Record<string, string> {
  const folder = `${root}/locales/${lang}`;
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.assign({}, ...files.map((name) => wordsOfFile(folder, name)));
}

function wordsOfFile(folder: string, name: string): Record<string, string> {
  const words: Record<string, string> = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));
  if (PAGE_AREAS.has(name.replace('.json', ''))) return words;
  return Object.fromEntries(Object.entries(words).filter(([key]) => PAGE_KEY.test(key)));
}
