import type { Lang } from '../../shared/language.ts';

const and = { de: ' und ', tr: ' ve ' } as const;

/** `Telefon, SMS und Internet`. Put together here, as `Intl.ListFormat` takes 90 ms on a slow phone when a page asks it first. */
export function listInWords(items: readonly string[], lang: Lang): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')}${and[lang]}${last}`;
}
