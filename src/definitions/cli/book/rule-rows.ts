import { valueAtPointer, withoutRows } from '../../../shared/rules/json-pointer.ts';
import type { CompiledForm } from '../../compiled.ts';
import type { Example } from '../../examples.ts';
import type { Field, Rule } from '../../fields.ts';
import type { PieceExamples } from '../../piece-examples.ts';
import { refusalsOf } from '../../words.ts';
import { labelsOf, mentionLabels } from './form-facts.ts';
import { type Both, both } from './html.ts';
import { limitOf, limitText } from './limit-text.ts';

/** One rule of a field as the book shows it. */
export interface RuleRow {
  rule: string;
  limit: Both;
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

/** The rules of a field with their limits and sentences, and an example on each side. */
export function ruleRows(form: CompiledForm, field: Field, examples: PlainExamples): RuleRow[] {
  const labels = both((lang) => labelsOf(form, lang));
  // What the server finds wrong with a file is a rule, too, which no example can show.
  return [...field.rules, ...refusalsOf(field)].map((rule) => {
    const limit = limitOf(field, rule);
    const error = { path: field.pointer, keyword: rule.keyword, rule: rule.rule };
    return {
      rule: rule.rule,
      limit: both((lang) => limitText(field, rule, lang, labels[lang])),
      words: both((lang) => {
        const said = mentionLabels(form, lang);
        return form.loaded[lang].message({ ...error, said, ...(typeof limit === 'number' && { limit }) });
      }),
      accepted: acceptedFor(field, rule, examples),
      refused: refusedFor(field, rule, examples),
    };
  });
}
