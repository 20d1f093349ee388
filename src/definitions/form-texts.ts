import { pageWords } from '../shared/form-page.ts';
import type { VariantWords } from '../shared/variants.ts';
import type { Field } from './fields.ts';
import type { JsonSchema, UiFile } from './schema-types.ts';
import type { Source } from './source.ts';
import { textsOfVariants, variantWordsIn } from './variants.ts';
import { viewUiOf } from './view.ts';
import { messagesOf, openWordBook } from './words.ts';

/** A form's words in one language, as its script has them. */
export interface FormTexts {
  ui: ReturnType<typeof viewUiOf>;
  words: Record<string, string>;
  messages: Record<string, string>;
  /** Absent where the form has no other wording. */
  variants?: VariantWords[];
}

/** The same, and the keys of the words that the form uses, for the search for unused ones. */
export interface SpokenForm {
  texts: FormTexts;
  used: ReadonlySet<string>;
}

/** What a form's words are put into. */
export interface Unspoken {
  id: string;
  schema: JsonSchema;
  ui: UiFile;
  fields: Field[];
}

export function hasPage({ pages }: Source, id: string): boolean {
  return pages?.json.pages.some(({ form }) => form === id) ?? false;
}

/** A form in the words of one language. */
export function textsOf(
  source: Source,
  { id, schema, ui, fields }: Unspoken,
  spoken: Record<string, string>,
): SpokenForm {
  const book = openWordBook(spoken, id);
  const words: Record<string, string> = {};
  const ofPage = hasPage(source, id) ? pageWords.map((word) => `page.${word}`) : [];
  for (const word of ['title', 'intro', 'submit', ...ofPage]) {
    const text = book.form(word);
    if (text !== undefined) words[word] = text;
  }
  for (const field of fields.filter(({ isObject }) => isObject)) {
    const label = book.field(field.path, field.definition, 'label');
    if (label !== undefined) words[`${field.path.join('.')}.label`] = label;
  }
  const texts: FormTexts = {
    ui: viewUiOf(schema, ui, book),
    words,
    messages: messagesOf(book, fields, spoken),
  };
  const variants = textsOfVariants(ui, spoken, { id, fields });
  if (variants.length > 0) texts.variants = variants;
  const others = variantWordsIn(spoken, id).map(({ key }) => key);
  return { texts, used: new Set([...book.used, ...others]) };
}
