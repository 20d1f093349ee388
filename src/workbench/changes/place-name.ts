import { isRecord, walk } from '../../shared/json-values.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { orderChoices, sentenceOf } from '../conditions/choices.ts';
import { askedIn } from '../conditions/read-condition.ts';
import { conditionWords } from '../conditions/words.ts';
import { keywordName, wordName } from '../editor/editor-words.ts';
import { changeWords } from './change-words.ts';

/** Lists whose entries have names of their own, and what only groups. */
const UNSAID = new Set(['allOf', 'anyOf', 'steps', 'forms', 'skips', 'parts', 'set']);

/** What an entry of a list calls itself. */
function ownName(entry: unknown): string | undefined {
  if (!isRecord(entry)) return undefined;
  const names = [entry.id, entry.form, entry['x-rule'], entry.name];
  return names.find((name) => typeof name === 'string');
}

interface Place {
  file: string;
  /** The file in which the place is. */
  json: unknown;
  /** The names that lead to it; the first ones, which lead to its field, are said elsewhere. */
  names: readonly string[];
  from: number;
}

/** What is another one now, as the editor calls it: `options › order/options › Show only under a condition`. */
export function placeName(lang: StaffLang, { file, json, names, from }: Place): string {
  const words = changeWords[lang];
  const known = new Map([
    ['valid', words.accepted],
    ['invalid', words.refused],
    ['required', words.required],
    ['when', conditionWords[lang].onlyIf],
  ]);
  if (file.startsWith('locales/')) return wordName(lang, names.slice(from).join('.'));
  const said = names.flatMap((name, i) => {
    if (i < from) return [];
    if (/^\d+$/.test(name)) return [ownName(walk(json, names.slice(0, i + 1))) ?? String(Number(name) + 1)];
    return UNSAID.has(name) ? [] : [known.get(name) ?? keywordName(lang, name)];
  });
  return said.join(' › ');
}

/** The condition of a step or form of a flow as a sentence; undefined: it is none, or cannot be said so. */
export function flowCondition(
  lang: StaffLang,
  { file, json, names }: Omit<Place, 'from'>,
): string | undefined {
  const value = walk(json, names);
  if (!file.endsWith('.flow.json') || names.at(-1) !== 'when') return undefined;
  if (!isRecord(value) || !askedIn(value)) return undefined;
  return conditionWords[lang].only(sentenceOf(lang, value, orderChoices(lang, 'field')));
}
