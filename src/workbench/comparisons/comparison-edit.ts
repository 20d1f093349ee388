import type { Lang } from '../../shared/language.ts';
import { withoutBranch } from '../conditions/section-edit.ts';
import { type JsonPath, valueAt, withItem, withValue } from '../editor/json-edit.ts';
import { type Comparison, isNegative, keywordOf, limitOf } from './comparison.ts';
import { withoutSentences, withSentences } from './comparison-sentences.ts';
import { lineOf, type PlacedComparison } from './placed-comparison.ts';

/** A field whose comparisons are edited, with what they stand in. */
export interface Compared {
  name: string;
  textOf(path: string): string;
  /** The file and the place of the section that holds the field. */
  section: { file: string; at: JsonPath };
  /** The file of the field's own rules. */
  file: string;
  /** The key of the sentence of a rule. */
  keyOf(rule: string): string;
  /** What customers read at another field of the section. */
  labelsOf(name: string): Record<Lang, string>;
}

/** The name of a rule that is made here: `differsFromStreet`. */
export function ruleNameOf({ kind, other }: Comparison): string {
  return `${kind}${other.charAt(0).toUpperCase()}${other.slice(1)}`;
}

function fileOf({ section, file }: Compared, { keyword }: PlacedComparison): string {
  return keyword === undefined ? section.file : file;
}

const ruleOf = ({ rule, keyword = '' }: PlacedComparison) => rule ?? keyword;

/** The files with one more rule between two fields, and its sentence. */
export function withComparison(field: Compared, made: Comparison): Map<string, string> {
  const { name, textOf, section, keyOf, labelsOf } = field;
  const rule = ruleNameOf(made);
  const line = lineOf(name, rule, made);
  return new Map([
    [section.file, withItem(textOf(section.file), [...section.at, 'allOf'], line)],
    ...withSentences(textOf, keyOf(rule), made.kind, labelsOf(made.other)),
  ]);
}

/** The files without a rule between two fields, and without its sentence. */
export function withoutComparison(field: Compared, gone: PlacedComparison): Map<string, string> {
  const path = fileOf(field, gone);
  return new Map([
    [path, withoutRule(field.textOf(path), gone)],
    ...withoutSentences(field.textOf, field.keyOf(ruleOf(gone))),
  ]);
}

function withoutRule(text: string, { at, keyword }: PlacedComparison): string {
  if (keyword === undefined) return withoutBranch(text, at);
  const made = withValue(text, [...at, keyword], undefined);
  const left = Object.keys(Object(valueAt(made, at)));
  const isLine = typeof at.at(-1) === 'number';
  return isLine && left.every((word) => word === 'x-rule') ? withoutBranch(made, at) : made;
}

/**
 * The files with another comparison in the place of one. A rule that was named here takes the new name and sentence; a
 * name and a sentence that a person chose stay.
 */
export function withOther(field: Compared, before: PlacedComparison, made: Comparison): Map<string, string> {
  const { name, textOf, keyOf, labelsOf } = field;
  const isOurs = before.rule === ruleNameOf(before);
  const rule = isOurs ? ruleNameOf(made) : (before.rule ?? keywordOf(made));
  const path = fileOf(field, before);
  const text = changed(textOf(path), before, made, lineOf(name, rule, made));
  if (rule === ruleOf(before)) return new Map([[path, text]]);
  const bare = withoutSentences(textOf, keyOf(ruleOf(before)));
  const now = (file: string) => bare.get(file) ?? textOf(file);
  return new Map([
    [path, text],
    ...bare,
    ...withSentences(now, keyOf(rule), made.kind, labelsOf(made.other)),
  ]);
}

function changed(
  text: string,
  { at, keyword }: PlacedComparison,
  made: Comparison,
  line: Record<string, unknown>,
): string {
  if (keyword === undefined) return withValue(text, at, line);
  const limit = limitOf(made);
  if (isNegative(made)) return withValue(text, [...at, 'not'], limit);
  const bare = keyword === keywordOf(made) ? text : withValue(text, [...at, keyword], undefined);
  return withValue(bare, [...at, keywordOf(made)], limit[keywordOf(made)]);
}
