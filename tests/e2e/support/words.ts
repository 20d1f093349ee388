import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../support/definitions.ts';
import { nameOf } from '../../support/form-names.ts';

/** The words of the pages, as analysts wrote them. */
export function say(lang: 'de' | 'tr', key: string): string {
  const [area] = key.split('.');
  const file = join(ROOT, `locales/${lang}/${area}.json`);
  const text: unknown = JSON.parse(readFileSync(file, 'utf8'))[key];
  if (typeof text !== 'string') throw new Error(`There are no words ${key}.`);
  return text;
}

/** The same words as a whole name, in either language. */
export function inEither(key: string): RegExp {
  return nameOf([say('de', key), say('tr', key)]);
}
