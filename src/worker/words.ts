import { words } from 'virtual:offline-words';
import { copyAge } from '../shared/copy-age.ts';
import type { Lang } from '../shared/language.ts';

/** A sentence of `locales/<lang>/offline.json` with its values filled in; it has no other ICU syntax. */
export function say(lang: Lang, key: string, values: Readonly<Record<string, string>> = {}): string {
  return (words[lang][`offline.${key}`] ?? '').replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => values[name] ?? '',
  );
}

/** The moment of a copy in words: `heute, 14:05`. */
export function whenOf(at: number, now: number, lang: Lang): string {
  const { key, time, date } = copyAge(at, now, lang);
  return say(lang, `page.when.${key}`, { time, date });
}
