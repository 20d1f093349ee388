import type { FormValues, Lang, NormalizeContext } from '../form-script.ts';
import { parsePhone } from './phone.ts';

export type Normalizer = (text: string, lang: Lang) => string;

function email(text: string): string {
  const at = text.lastIndexOf('@');
  return at < 0
    ? text.trim()
    : `${text.slice(0, at).trim()}@${text
        .slice(at + 1)
        .trim()
        .toLowerCase()}`;
}

/** What `x-normalize` may name. Passwords are never normalised. */
export const normalizers: Record<string, Normalizer> = {
  /** Composed (NFC) as well: an Ü pasted as U and dots is the same letter, for patterns and comparisons. */
  trim: (text) => text.normalize('NFC').trim(),
  email,
  /** Digits as people group them: spaces, slashes and hyphens go, anything else stays to be judged. */
  digits: (text) => text.replace(/[\s/-]/g, ''),
  iban: (text) => text.replace(/\s/g, '').toUpperCase(),
  phone: (text) => parsePhone(text)?.e164 ?? text.trim(),
  upper: (text, lang) => text.toLocaleUpperCase(lang),
};

/** A field and the normalisers that it asks for, in order. */
export type NormalizeStep = [path: string[], names: string[]];

function normalized(value: unknown, names: string[], lang: Lang): unknown {
  if (typeof value !== 'string') return value;
  const text = names.reduce((current, name) => normalizers[name]?.(current, lang) ?? current, value);
  return text === '' ? undefined : text;
}

function isObject(value: unknown): value is FormValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function applyAt(data: FormValues, [name, ...rest]: string[], names: string[], lang: Lang): FormValues {
  if (name === undefined || !Object.hasOwn(data, name)) return data;
  const before = data[name];
  const after = rest.length === 0 ? normalized(before, names, lang) : inner(before, rest, names, lang);
  if (after === before) return data;
  const { [name]: _dropped, ...others } = data;
  return after === undefined ? others : { ...data, [name]: after };
}

function inner(value: unknown, path: string[], names: string[], lang: Lang): unknown {
  return isObject(value) ? applyAt(value, path, names, lang) : value;
}

/** Normalises every field that asks for it; the input is not changed, and what is empty becomes absent. */
export function normalizeWith(
  steps: NormalizeStep[],
  data: FormValues,
  { lang }: NormalizeContext,
): FormValues {
  if (!isObject(data)) return data;
  return steps.reduce((current, [path, names]) => applyAt(current, path, names, lang), data);
}
