import { isRecord } from '../shared/json-values.ts';
import type { Variant, VariantWords } from '../shared/variants.ts';
import type { Field } from './fields.ts';
import type { UiFile } from './schema-types.ts';

/** Words around the fields that may be said otherwise; a page's title stands in lists and addresses, too. */
const OF_FORM = ['title', 'intro', 'submit', 'page.lead', 'page.thanksTitle', 'page.thanks'];

const OF_FIELD = new Map([
  ['label', 'ui:title'],
  ['help', 'ui:help'],
  ['placeholder', 'ui:placeholder'],
]);

/** The variants that a UI schema names. */
export function variantsOf(ui: UiFile): Variant[] {
  const listed: unknown = ui['ui:variants'];
  return Array.isArray(listed) ? listed.filter(isRecord).map(toVariant) : [];
}

function toVariant({ name, share }: Record<string, unknown>): Variant {
  return { name: String(name), share: Number(share) };
}

/** A word of a variant: `survey.answer.comment.label@warm`. */
export interface VariantWord {
  key: string;
  variant: string;
  /** The word that it stands for, without the form's own name: `comment.label`. */
  word: string;
  text: string;
}

/** The words of any variant among those of a language, found once: every form asks for them after every change. */
const ofVariants = new WeakMap<Record<string, string>, [key: string, text: string][]>();

function wordsOfVariants(words: Record<string, string>): [key: string, text: string][] {
  const known = ofVariants.get(words) ?? Object.entries(words).filter(([key]) => key.includes('@'));
  ofVariants.set(words, known);
  return known;
}

/** The words of a form that speak for a variant. The words of a language do not change once they are read. */
export function variantWordsIn(words: Record<string, string>, formId: string): VariantWord[] {
  const prefix = `${formId.replaceAll('/', '.')}.`;
  return wordsOfVariants(words).flatMap(([key, text]) => {
    const [word = '', variant] = key.slice(prefix.length).split('@');
    return key.startsWith(prefix) && variant !== undefined ? [{ key, variant, word, text }] : [];
  });
}

/** The field that a word belongs to, and where the UI schema has the word. */
export function placeOfWord(word: string, fields: readonly Field[]) {
  const at = word.lastIndexOf('.');
  const name = OF_FIELD.get(word.slice(at + 1));
  const field = fields.find(({ path }) => path.join('.') === word.slice(0, at));
  return field && name !== undefined ? { field, name } : undefined;
}

export function isOfForm(word: string): boolean {
  return OF_FORM.includes(word);
}

/** What each variant of a form says otherwise in one language. What cannot be placed is named by the linter. */
export function textsOfVariants(
  ui: UiFile,
  words: Record<string, string>,
  { id, fields }: { id: string; fields: readonly Field[] },
): VariantWords[] {
  const all = variantWordsIn(words, id);
  return variantsOf(ui).map((variant) => {
    const own = all.filter((one) => one.variant === variant.name);
    const ofForm = own.filter(({ word }) => isOfForm(word)).map(({ word, text }) => [word, text]);
    const ofSections = own.filter(({ word }) => placeOfWord(word, fields)?.field.isObject);
    const ofFields = own.flatMap(({ word, text }): VariantWords['ui'] => {
      const place = placeOfWord(word, fields);
      return place ? [[[...place.field.path, place.name], text]] : [];
    });
    const sections = ofSections.map(({ word, text }) => [word, text]);
    return { ...variant, words: Object.fromEntries([...ofForm, ...sections]), ui: ofFields };
  });
}

/** Each text of each variant, by variant, share and place. */
export function variantTexts(variants: readonly VariantWords[] = []): ReadonlyMap<string, string> {
  return new Map(
    variants.flatMap(({ name, share, words, ui }) => {
      const at = (place: string) => `${name} (${share} %): ${place}`;
      return [
        ...Object.entries(words).map(([word, text]): [string, string] => [at(word), text]),
        ...ui.map(([path, text]): [string, string] => [at(path.join('.').replace('ui:', '')), text]),
      ];
    }),
  );
}
