import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { parseFile } from '../../../definitions/parse-file.ts';
import { isRecord } from '../../../shared/json-values.ts';
import type { Lang } from '../../../shared/language.ts';

type Values = Record<string, string | number>;

/** The server's own words (errors, titles, SMS) in both languages. */
export interface Words {
  /** The sentence of a key; the key itself where the sentence is missing, so that the gap is visible and harmless. */
  text(lang: Lang, key: string, values?: Values): string;
  has(lang: Lang, key: string): boolean;
}

/** What a file held when it last was sound, by its path below the folder; undefined: never. */
type LastGood = (file: string) => unknown;

/**
 * Reads `locales/<lang>/*.json`, and the words of binding documents, which are only in German.
 * @param lastGood stands in for a file that cannot be used, so that a mistake in it does not keep the server from starting
 * @throws Error with the file and what is wrong in it, where nothing stands in
 */
export function loadWords(root: string, lastGood: LastGood = () => undefined): Words {
  const read = (folder: string) => readAll(root, folder, lastGood);
  const all = {
    de: new Map([...read('locales/de'), ...read('locales/de/documents')]),
    tr: read('locales/tr'),
  };
  return {
    has: (lang, key) => all[lang].has(key),
    text: (lang, key, values) => {
      const message = all[lang].get(key) ?? key;
      return values ? formatted(message, lang, values) : message;
    },
  };
}

/** A message that cannot be read is shown as it stands: what is asked for is more than one sentence. */
function formatted(message: string, lang: Lang, values: Values): string {
  try {
    // The result is a string because the values are texts and numbers, never elements.
    return String(new IntlMessageFormat(message, lang).format(values));
  } catch {
    return message;
  }
}

function readAll(root: string, folder: string, lastGood: LastGood): Map<string, string> {
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith('.json'));
  return new Map(names.flatMap((name) => entriesOf(root, `${folder}/${name}`, lastGood)));
}

function entriesOf(root: string, file: string, lastGood: LastGood): [string, string][] {
  const parsed = parseFile(readFileSync(join(root, file)));
  const words = ['json' in parsed ? parsed.json : undefined, lastGood(file)].find(isWords);
  if (words) return Object.entries(words);
  throw new Error(`${file}: ${'sentence' in parsed ? parsed.sentence : 'This is no object of sentences.'}`);
}

function isWords(json: unknown): json is Record<string, string> {
  return isRecord(json) && Object.values(json).every((value) => typeof value === 'string');
}
