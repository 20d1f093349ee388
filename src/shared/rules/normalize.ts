import type { FormValues, NormalizeContext } from '../form-script.ts';
import type { FormLang } from '../further-language.ts';
import { isRecord } from '../json-values.ts';
import { composed } from './composed.ts';
import type { ParsePhone } from './phone.ts';
import { isOversized } from './sizes.ts';

export type Normalizer = (text: string, lang: FormLang) => string;

function email(text: string): string {
  const at = text.lastIndexOf('@');
  return at < 0
    ? text.trim()
    : `${text.slice(0, at).trim()}@${text
        .slice(at + 1)
        .trim()
        .toLowerCase()}`;
}

/** The normalisers by their names. */
export type Normalizers = Record<string, Normalizer>;

/** The functions that `x-normalize` can name. Passwords are never normalised. */
export const normalizersWith = (parsePhone: ParsePhone): Normalizers => ({
  /** Also composes letters (NFC): an Ü pasted as U and dots becomes one letter, for patterns and comparisons. */
  trim: (text) => composed(text).trim(),
  email,
  /** Removes the spaces, slashes and hyphens of grouped digits; the rules validate the rest. */
  digits: (text) => text.replace(/[\s/-]/g, ''),
  iban: (text) => text.replace(/\s/g, '').toUpperCase(),
  phone: (text) => parsePhone(text)?.e164 ?? text.trim(),
  upper: (text, lang) => text.toLocaleUpperCase(lang),
  lower: (text, lang) => text.toLocaleLowerCase(lang),
  /** Removes every space, also those inside. */
  compact: (text) => composed(text).replace(/\s/g, ''),
  /** Keeps letters and digits: a grouped number or a code with hyphens, slashes and dots. */
  alphanumeric: (text) => composed(text).replace(/[^\p{L}\p{M}\p{N}]/gu, ''),
});

/** A field, its normalisers in order, and the most characters that it may have. */
export type NormalizeStep = [path: string[], names: string[], most?: number];

/** What steps are done with. */
interface Tools extends NormalizeContext {
  normalizers: Normalizers;
}

function normalized(value: unknown, [, names, most]: NormalizeStep, { lang, normalizers }: Tools): unknown {
  if (typeof value !== 'string' || isOversized(value, most)) return value;
  const text = names.reduce((current, name) => normalizers[name]?.(current, lang) ?? current, value);
  return text === '' ? undefined : text;
}

function applyAt(data: FormValues, [name, ...rest]: string[], step: NormalizeStep, tools: Tools): FormValues {
  if (name === undefined || !Object.hasOwn(data, name)) return data;
  const before = data[name];
  const after = rest.length === 0 ? normalized(before, step, tools) : inner(before, rest, step, tools);
  if (after === before) return data;
  const { [name]: _dropped, ...others } = data;
  return after === undefined ? others : { ...data, [name]: after };
}

/** Goes on in an object, and in each row of a list of objects. A list in a list is none of a form's. */
function inner(value: unknown, path: string[], step: NormalizeStep, tools: Tools): unknown {
  const inside = (one: unknown) => (isRecord(one) ? applyAt(one, path, step, tools) : one);
  if (!Array.isArray(value)) return inside(value);
  const rows = value.map(inside);
  return rows.every((row, i) => row === value[i]) ? value : rows;
}

/** Normalises every field with `x-normalize`; the input is not changed, and empty values become absent. */
export function normalizeWith(steps: NormalizeStep[], data: FormValues, tools: Tools): FormValues {
  if (!isRecord(data)) return data;
  return steps.reduce((current, step) => applyAt(current, step[0], step, tools), data);
}
