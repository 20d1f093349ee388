import type { ParsedMessage } from '../shared/form-script.ts';
import type { Field } from './fields.ts';
import { parsedMessage } from './parsed-message.ts';

/** What the program says around the fields of every form: its fixed words, and how a call can end. */
const GENERAL = [
  'app.error.againIn',
  'app.error.offline',
  'app.error.timeout',
  'error.code.-1',
  'error.code.1100',
  'error.code.1108',
  'message.rateLimitExceeded',
];
/** What a call can end with where files are sent. */
const OF_FILES = ['error.code.1128', 'error.code.1129', 'error.code.1132'];

const has = (name: string) => (field: Field) => field.ui['ui:widget'] === name;
const isDate = ({ schema }: Field) => schema.format === 'date';
const suggests = ({ ui }: Field) => ui['ui:options']?.suggest !== undefined;

/** Words `app.form.<group>…` that only some fields need; all others belong to every form. */
const GROUPS: readonly [group: RegExp, needs: (field: Field) => boolean][] = [
  [/^(calendar|openCalendar|datePlaceholder)\b/, isDate],
  [/^files\b/, has('upload')],
  [/^number\b/, has('numberReservation')],
  [/^otp\b/, has('otp')],
  [/^rows\b/, (field) => has('repeat')(field) || has('upload')(field)],
  [/^(hidePassword|showPassword|ruleMet|ruleOpen|strength)\b/, has('password')],
  [/^suggest\b/, suggests],
];

/** The keys of the program's own words that a form with these fields shows, of those that the fallback has. */
export function aroundKeys(fallback: Record<string, string>, fields: readonly Field[]): string[] {
  const others = [...GENERAL, ...(fields.some(has('upload')) ? OF_FILES : [])];
  const needed = (key: string) => {
    const group = GROUPS.find(([words]) => words.test(key.slice('app.form.'.length)));
    return group === undefined || fields.some(group[1]);
  };
  return Object.keys(fallback).filter((key) =>
    key.startsWith('app.form.') ? needed(key) : others.includes(key),
  );
}

/** The program's own words in a further language, which has all of them. */
export function aroundWords(
  words: Record<string, string>,
  keys: readonly string[],
  lang: string,
): Record<string, ParsedMessage> {
  const known = new Map(Object.entries(words));
  return Object.fromEntries(keys.map((key) => [key, parsedMessage(known.get(key) ?? '', lang)]));
}
