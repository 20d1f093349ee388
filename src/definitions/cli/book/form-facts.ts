import { conditionsText, type Labels } from '../../../shared/conditions/condition-text.ts';
import { ORDER_LABELS } from '../../../shared/conditions/order-labels.ts';
import { orderValue } from '../../../shared/conditions/order-values.ts';
import { isRecord, uiAt, walk } from '../../../shared/json-values.ts';
import type { Lang } from '../../../shared/language.ts';
import type { CompiledForm } from '../../compiled.ts';
import { conditionsOf } from '../../conditions.ts';
import type { Field } from '../../fields.ts';
import { mentionable } from '../../mentions.ts';
import { BOOK_WORDS } from './book-words.ts';
import { formulaText } from './formula-text.ts';
import { ruleLabel } from './rule-labels.ts';

function wordAt({ model }: CompiledForm, lang: Lang, path: readonly string[], word: string): unknown {
  return uiAt(model.texts[lang].ui, [...path, word]);
}

/** Links in words are shown as their text. */
const withoutLinks = (text: string) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

/** What a form's fields and options are called in one language; the order's names, too, for what asks about it. */
export function labelsOf(form: CompiledForm, lang: Lang): Labels {
  return {
    field: (path) => withoutLinks(String(wordAt(form, lang, path, 'ui:title') ?? path.join('.'))),
    option: (path, value) => {
      const field = form.model.fields.find(({ pointer }) => pointer === `/${path.join('/')}`);
      const place = field?.schema.enum?.indexOf(value) ?? -1;
      const names = wordAt(form, lang, path, 'ui:enumNames');
      if (Array.isArray(names) && place >= 0) return String(names[place]);
      return value === true ? BOOK_WORDS[lang].yes : value === false ? BOOK_WORDS[lang].no : String(value);
    },
    order: (pointer) => ORDER_LABELS.get(pointer)?.[lang] ?? pointer,
    orderValue: (pointer, value) => orderValue(lang, pointer, value),
  };
}

/** What stands in the book for the computed values that words name: the fields' labels. */
export function mentionLabels(form: CompiledForm, lang: Lang): Record<string, string> {
  const labels = labelsOf(form, lang);
  const named = Object.entries(mentionable(form.model.fields));
  return Object.fromEntries(named.map(([name, { path }]) => [name, `„${labels.field(path)}“`]));
}

/** The words of the help below a field; empty where it has none. */
export function helpOf(form: CompiledForm, { path }: Field, lang: Lang): string {
  const labels = mentionLabels(form, lang);
  const text = withoutLinks(String(wordAt(form, lang, path, 'ui:help') ?? ''));
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => labels[name] ?? braces);
}

/** The choices of a field with their words; none where it has no list of its own. */
export function optionsOf(
  form: CompiledForm,
  { path, schema }: Field,
): { value: unknown; lang: (lang: Lang) => string }[] {
  const items = isRecord(schema.items) ? schema.items : {};
  const own = schema.enum ?? (Array.isArray(items.enum) ? items.enum : undefined);
  const values = own ?? (schema.type === 'boolean' && hasNames(form, path) ? [true, false] : []);
  return values.map((value, place) => ({
    value,
    lang: (lang) => {
      const [name, help] = ['ui:enumNames', 'ui:enumHelps'].map((key) => {
        const words = wordAt(form, lang, path, key);
        return Array.isArray(words) ? words[place] : undefined;
      });
      return [name ?? value, help].filter(Boolean).join(' – ');
    },
  }));
}

function hasNames(form: CompiledForm, path: readonly string[]): boolean {
  return Array.isArray(wordAt(form, 'de', path, 'ui:enumNames'));
}

/** Whether a field that is always shown must be filled in. */
function requiredText({ rules, isObject }: Field, lang: Lang, labels: Labels): string {
  const words = BOOK_WORDS[lang];
  const required = rules.find(({ rule, keyword }) => rule === 'required' && keyword === 'required');
  if (required === undefined) return isObject ? words.always : words.optional;
  const found = required.places.map(({ conditions }) => conditionsText(conditions, words, labels));
  if (found.includes('')) return words.always;
  const when = [...new Set(found)].join(words.or);
  return `${ruleLabel('required')?.[lang]} ${words.only}${when}; ${words.else} ${words.optional}`;
}

/** When a field is shown, or what it is computed from, by the branches that the screen follows. */
export function conditionOf(form: CompiledForm, field: Field, lang: Lang, labels: Labels): string {
  const words = BOOK_WORDS[lang];
  if (field.schema['x-compute'] !== undefined) return words.computed + formulaText(field, words, labels);
  const name = field.path.at(-1) ?? '';
  const parent = field.path.slice(0, -1).join('/');
  const found = conditionsOf(form.model.schema, form.model.ui).flatMap((condition) => {
    if (condition.path.join('/') !== parent) return [];
    if (condition.shownIfTrue.includes(name)) return [{ ...condition, holds: true }];
    return condition.shownIfFalse.includes(name) ? [{ ...condition, holds: false }] : [];
  });
  return found.length > 0
    ? words.only + conditionsText(found, words, labels)
    : requiredText(field, lang, labels);
}

/** From which field the suggestions of a field follow; what is suggested is no rule. */
export function suggestionOf({ path, ui }: Field, lang: Lang, labels: Labels): string {
  const by = walk(ui, ['ui:options', 'suggest', 'by']);
  return typeof by === 'string'
    ? `; ${BOOK_WORDS[lang].suggested}${labels.field([...path.slice(0, -1), by])}`
    : '';
}
