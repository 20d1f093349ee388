import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Lang } from '../../../shared/language.ts';

type Values = Record<string, string | number>;

/** The server's own words (errors, titles, SMS) in both languages. */
export interface Words {
  /** The sentence of a key; the key itself where the sentence is missing, so that the gap is visible and harmless. */
  text(lang: Lang, key: string, values?: Values): string;
  has(lang: Lang, key: string): boolean;
}

/** Reads `locales/<lang>/*.json`, and the words of binding documents, which are only in German. */
export function loadWords(root: string): Words {
  const papers = readAll(join(root, 'locales/de/documents'));
  const all = {
    de: new Map([...readAll(join(root, 'locales/de')), ...papers]),
    tr: readAll(join(root, 'locales/tr')),
  };
  return {
    has: (lang, key) => all[lang].has(key),
    text: (lang, key, values) => {
      const message = all[lang].get(key) ?? key;
      // The result is a string because the values are texts and numbers, never elements.
      return values ? String(new IntlMessageFormat(message, lang).format(values)) : message;
    },
  };
}

function readAll(folder: string): Map<string, string> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(files.flatMap((name) => entries(join(folder, name))));
}

function entries(file: string): [string, string][] {
  // Word files are flat objects of strings; a conformance test checks that.
  const words: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(words);
}
