import { uiAt } from '../../../shared/json-values.ts';
import type { Lang } from '../../../shared/language.ts';
import { valueAtPointer, withoutRows } from '../../../shared/rules/json-pointer.ts';
import { sizeText, typesText } from '../../../shared/uploads.ts';
import type { CompiledForm } from '../../compiled.ts';
import { conditionsOf } from '../../conditions.ts';
import type { Example } from '../../examples.ts';
import { branchesOf, type Field, type Rule } from '../../fields.ts';
import { refusalsOf } from '../../words.ts';
import { BOOK_WORDS } from './book-words.ts';
import { conditionText, type Labels } from './condition-text.ts';
import { formulaText } from './formula-text.ts';

/** One rule of a field as the book shows it. */
export interface RuleRow {
  rule: string;
  limit: string;
  words: string;
  accepted: unknown;
  refused: unknown;
}

/** A field with its rules. */
export interface FieldRows {
  label: string;
  path: string;
  isObject: boolean;
  condition: string;
  rows: RuleRow[];
}

interface Examples {
  valid: Example[];
  invalid: Example[];
}

function limitOf(field: Field, { rule, keyword }: Rule): unknown {
  // Whether a field must or may be there is said by the object around it and has no limit.
  if (keyword === 'required' || keyword === 'notAllowed') return undefined;
  const branches = [field.schema, field.schema.items ?? {}].flatMap(branchesOf);
  return branches.find((one) => one[keyword] !== undefined && (one['x-rule'] ?? keyword) === rule)?.[keyword];
}

/** A limit in words; files have two. */
function limitText(limit: unknown, { keyword }: Rule, { schema: { upload } }: Field): string {
  if (keyword === 'upload' && upload) return `${typesText(upload.types)} ≤ ${sizeText(upload.maxBytes)}`;
  if (limit === undefined) return '';
  return typeof limit === 'object' ? JSON.stringify(limit) : String(limit);
}

function size(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' || Array.isArray(value) ? value.length : 0;
}

/** The accepted value that lies nearest to the rule's limit, else the plainest one. */
function acceptedFor(field: Field, { keyword }: Rule, { valid }: Examples): unknown {
  if (keyword === 'notAllowed') return undefined;
  const values = valid
    .map(({ data }) => valueAtPointer(data, field.pointer))
    .filter((value) => value !== undefined);
  const bySize = [...values].sort((a, b) => size(a) - size(b));
  if (/^(max|exclusiveMax)(?!Age)/.test(keyword)) return bySize.at(-1);
  if (/^(min|exclusiveMin)(?!Age)/.test(keyword)) return bySize[0];
  return values[0];
}

function labelsOf({ model }: CompiledForm, lang: Lang): Labels {
  const wordAt = (path: string[], word: string) => uiAt(model.texts[lang].ui, [...path, word]);
  return {
    field: (path) =>
      String(wordAt(path, 'ui:title') ?? path.join('.')).replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'),
    option: (path, value) => {
      const field = model.fields.find(({ pointer }) => pointer === `/${path.join('/')}`);
      const place = field?.schema.enum?.indexOf(value) ?? -1;
      const names = wordAt(path, 'ui:enumNames');
      if (Array.isArray(names) && place >= 0) return String(names[place]);
      return value === true ? '✓' : value === false ? '–' : String(value);
    },
  };
}

/** When a field is shown, or what it is computed from, by the branches that the screen follows. */
function conditionOf(form: CompiledForm, field: Field, lang: Lang, labels: Labels): string {
  const words = BOOK_WORDS[lang];
  if (field.schema['x-compute'] !== undefined) return words.computed + formulaText(field, words, labels);
  const name = field.path.at(-1) ?? '';
  const parent = field.path.slice(0, -1).join('/');
  const found = conditionsOf(form.model.schema, form.model.ui).flatMap((condition) => {
    if (condition.path.join('/') !== parent) return [];
    const text = conditionText(condition.if, condition.path, words, labels);
    if (condition.shownIfTrue.includes(name)) return [text];
    return condition.shownIfFalse.includes(name) ? [words.not + text] : [];
  });
  if (found.length > 0) return words.only + found.join(words.and);
  const required = field.rules.some(({ keyword }) => keyword === 'required');
  return required || field.isObject ? words.always : words.optional;
}

/** Everything that the book says of a form in one language. */
export function ruleRows(form: CompiledForm, examples: Examples, lang: Lang): FieldRows[] {
  const labels = labelsOf(form, lang);
  return form.model.fields.map((field) => ({
    label: labels.field(field.path),
    path: field.path.join('.'),
    isObject: field.isObject,
    condition: conditionOf(form, field, lang, labels),
    // What the server finds wrong with a file is a rule, too, which no example can show.
    rows: [...field.rules, ...refusalsOf(field)].map((rule) => {
      const limit = limitOf(field, rule);
      const refused = examples.invalid.find(
        ({ path, rule: broken }) => withoutRows(path) === field.pointer && broken === rule.rule,
      );
      const error = { path: field.pointer, keyword: rule.keyword, rule: rule.rule };
      return {
        rule: rule.rule,
        limit: limitText(limit, rule, field),
        words: form.loaded[lang].message(typeof limit === 'number' ? { ...error, limit } : error),
        accepted: acceptedFor(field, rule, examples),
        refused: refused && valueAtPointer(refused.data, field.pointer),
      };
    }),
  }));
}
