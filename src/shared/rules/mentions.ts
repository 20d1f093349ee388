import type { FormValues } from '../form-script.ts';
import type { FormLang } from '../further-language.ts';
import { walk } from '../json-values.ts';
import { computedText } from './computed-text.ts';

/** The computed fields that a form's words name, by name: where each stands, and how it is written. */
export type Mentions = Record<string, { path: string[]; format?: string }>;

const NAME = /\{(\w+)\}/g;

/** The values that a text names, in words; a dash for what is not known. */
export function mentionedIn(
  text: string,
  mentions: Mentions,
  data: FormValues,
  lang: FormLang,
): Record<string, string> {
  const named = [...text.matchAll(NAME)].flatMap(([, name = '']): [string, string][] => {
    const field = Object.hasOwn(mentions, name) ? mentions[name] : undefined;
    return field === undefined ? [] : [[name, computedText(walk(data, field.path), field.format, lang)]];
  });
  return Object.fromEntries(named);
}

/** A text of a field with the computed values that it names: `Zusammen {total}` → `Zusammen 12,50 €`. */
export function withMentioned(text: string, mentions: Mentions, data: FormValues, lang: FormLang): string {
  return withNamed(text, mentionedIn(text, mentions, data, lang));
}

/** A text with each value that it names; an unknown name stays as it is. */
export function withNamed(text: string, values: Record<string, unknown>): string {
  const known = new Map(Object.entries(values));
  return text.replace(NAME, (braces, name: string) => String(known.get(name) ?? braces));
}
