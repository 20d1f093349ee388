import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Lang } from '../../../shared/form-script.ts';

type Values = Record<string, string | number>;

/** The server's own words (errors, titles, SMS) in both languages. */
export interface Words {
  /** The sentence of a key; the key itself where there is none, so that a gap is seen and harms nobody. */
  text(lang: Lang, key: string, values?: Values): string;
  has(lang: Lang, key: string): boolean;
}

/** Reads `locales/<lang>/*.json`, and what only binding papers say, which are German. */
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
      // The result is a string because the values are plain texts and numbers, never elements.
      return values ? (new IntlMessageFormat(message, lang).format(values) as string) : message;
    },
  };
}

function readAll(folder: string): Map<string, string> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(files.flatMap((name) => entries(join(folder, name))));
}

function entries(file: string): [string, string][] {
  // Word files are flat objects of strings; a conformance test holds them to it.
  return Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
}
