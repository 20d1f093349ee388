import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { langs } from '../../shared/language.ts';

const WORDS = 'virtual:offline-words';

/** The words that the service worker says itself, in both languages. */
export function offlineWordsPlugin(root: string): Plugin {
  return {
    name: 'fanline:offline-words',
    resolveId: (source) => (source === WORDS ? `\0${WORDS}` : undefined),
    load(module) {
      if (module !== `\0${WORDS}`) return undefined;
      const words = Object.fromEntries(langs.map((lang) => [lang, readWords(root, lang)]));
      return `export const words = ${JSON.stringify(words)}`;
    },
  };
}

function readWords(root: string, lang: string): Record<string, string> {
  const words: Record<string, string> = JSON.parse(
    readFileSync(`${root}/locales/${lang}/offline.json`, 'utf8'),
  );
  return Object.fromEntries(
    Object.entries(words).filter(([key]) => /^offline\.(bar|page\.(when|offline))/.test(key)),
  );
}
