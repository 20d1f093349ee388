import { conditionText, type Labels } from '../../../shared/conditions/condition-text.ts';
import { isRecord } from '../../../shared/json-values.ts';
import type { Lang } from '../../../shared/language.ts';
import { targetOf } from '../../../shared/rules/json-pointer.ts';
import { sizeText, typesText } from '../../../shared/uploads.ts';
import type { Field, Rule } from '../../fields.ts';
import type { RulePlace } from '../../rule-places.ts';
import { BOOK_WORDS } from './book-words.ts';
import { patternText } from './pattern-text.ts';

/** What the schema says at one place of a rule: 50 for `"maxLength": 50`. */
export function limitOf({ keyword }: Rule, { branch }: RulePlace): unknown {
  // Whether a field must or may be there is said by the object around it and has no limit.
  if (keyword === 'notAllowed' || (keyword === 'required' && branch['x-errorAt'] === undefined))
    return undefined;
  return branch[keyword];
}

/** A rule that forbids what it names, such as a pattern: `{ "not": { "pattern": … } }`. */
function forbidden(limit: unknown): string | undefined {
  return isRecord(limit) && typeof limit.pattern === 'string' ? limit.pattern : undefined;
}

/** What a rule asks of several fields, or forbids: in words where all of it has words. */
function askedText(
  { path }: Field,
  { keyword }: Rule,
  { branch }: RulePlace,
  lang: Lang,
  labels: Labels,
): string {
  const from = branch['x-errorAt'] === undefined ? path : path.slice(0, -1);
  const limit = branch[keyword];
  return conditionText({ [keyword]: limit }, from, BOOK_WORDS[lang], labels) || JSON.stringify(limit);
}

/** A limit in words of one language; empty where there is none or where a list of its own says it. */
export function limitText(field: Field, rule: Rule, place: RulePlace, lang: Lang, labels: Labels): string {
  const { upload } = field.schema;
  if (rule.keyword === 'upload' && upload) return `${typesText(upload.types)} ≤ ${sizeText(upload.maxBytes)}`;
  const limit = limitOf(rule, place);
  if (limit === undefined || rule.keyword === 'enum') return '';
  const pattern = rule.keyword === 'pattern' ? String(limit) : forbidden(limit);
  if (pattern !== undefined) return patternText(pattern, lang) ?? pattern;
  if (isRecord(limit) && typeof limit.$data === 'string')
    return `„${labels.field(targetOf(limit.$data, field.path) ?? [])}“`;
  if (typeof limit === 'boolean') return labels.option(field.path, limit);
  return isRecord(limit) || Array.isArray(limit)
    ? askedText(field, rule, place, lang, labels)
    : String(limit);
}
