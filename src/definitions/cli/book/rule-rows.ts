import { valueAtPointer, withoutRows } from '../../../shared/rules/json-pointer.ts';
import type { CompiledForm } from '../../compiled.ts';
import type { Example } from '../../examples.ts';
import type { Field, Rule } from '../../fields.ts';
import type { PieceExamples } from '../../piece-examples.ts';
import type { RulePlace } from '../../rule-places.ts';
import { refusalsOf } from '../../words.ts';
import { BOOK_WORDS } from './book-words.ts';
import { conditionsText } from './condition-text.ts';
import { labelsOf, mentionLabels } from './form-facts.ts';
import { type Both, both } from './html.ts';
import { limitOf, limitText } from './limit-text.ts';

/** One rule of a field as the book shows it, with one limit. */
export interface RuleRow {
  rule: string;
  limit: Both;
  /** When the rule counts; empty: always. */
  condition: Both;
  words: Both;
  accepted: unknown;
  refused: unknown;
}

/** The examples that hold without a day or an order, and those of the shared pieces. */
export interface PlainExamples {
  valid: Example[];
  invalid: Example[];
  pieces: ReadonlyMap<string, PieceExamples>;
}

function size(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' || Array.isArray(value) ? value.length : 0;
}

/** The accepted value that lies nearest to the rule's limit, else the plainest one. */
function acceptedFor(
  field: Field,
  { keyword, definition = '' }: Rule,
  { valid, pieces }: PlainExamples,
): unknown {
  if (keyword === 'notAllowed') return undefined;
  const own = valid.map(({ data }) => valueAtPointer(data, field.pointer));
  const shared = pieces.get(definition)?.valid.map(({ value }) => value) ?? [];
  const values = [...own, ...shared].filter((value) => value !== undefined);
  const bySize = [...values].sort((a, b) => size(a) - size(b));
  if (/^(max|exclusiveMax)(?!Age)/.test(keyword)) return bySize.at(-1);
  if (/^(min|exclusiveMin)(?!Age)/.test(keyword)) return bySize[0];
  return values[0];
}

/** A value that the rule refuses, of the form or of the shared piece that brought the rule. */
function refusedFor(
  field: Field,
  { rule, definition = '' }: Rule,
  { invalid, pieces }: PlainExamples,
): unknown {
  const own = invalid.find(
    ({ path, rule: broken }) => withoutRows(path) === field.pointer && broken === rule,
  );
  if (own) return valueAtPointer(own.data, field.pointer);
  return pieces.get(definition)?.invalid.find((one) => one.rule === rule)?.value;
}

interface PlaceTexts {
  place: RulePlace;
  limit: Both;
  condition: Both;
}

/** The places of a rule that say something of their own: each limit once for each condition, and once if it holds always. */
function placeTexts(form: CompiledForm, field: Field, rule: Rule): PlaceTexts[] {
  const labels = both((lang) => labelsOf(form, lang));
  const found = rule.places.map((place) => ({
    place,
    limit: both((lang) => limitText(field, rule, place, lang, labels[lang])),
    condition: both((lang) => conditionsText(place.conditions, BOOK_WORDS[lang], labels[lang])),
  }));
  return found.filter(({ limit, condition }, at) => {
    const others = found.filter((other) => other.limit.de === limit.de);
    if (condition.de !== '' && others.some((other) => other.condition.de === '')) return false;
    return found.findIndex((one) => others.includes(one) && one.condition.de === condition.de) === at;
  });
}

/** The rules of a field with their limits, conditions and sentences, and an example on each side. */
export function ruleRows(form: CompiledForm, field: Field, examples: PlainExamples): RuleRow[] {
  // What the server finds wrong with a file is a rule, too, which no example can show.
  return [...field.rules, ...refusalsOf(field)].flatMap((rule) =>
    placeTexts(form, field, rule).map(({ place, limit, condition }) => {
      const value = limitOf(rule, place);
      const error = { path: field.pointer, keyword: rule.keyword, rule: rule.rule };
      return {
        rule: rule.rule,
        limit,
        condition,
        words: both((lang) => {
          const said = mentionLabels(form, lang);
          return form.loaded[lang].message({
            ...error,
            said,
            ...(typeof value === 'number' && { limit: value }),
          });
        }),
        accepted: acceptedFor(field, rule, examples),
        refused: refusedFor(field, rule, examples),
      };
    }),
  );
}
