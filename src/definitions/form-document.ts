import type { FormLang, FurtherLanguage } from '../shared/further-language.ts';
import type { FormModel } from './compile-form.ts';
import type { JsonSchema, UiFile } from './schema-types.ts';
import { fallbackOf } from './spoken.ts';

/** A form as other programs may read it. */
export interface FormDocument {
  id: string;
  version: string;
  schema: JsonSchema;
  uiSchema: UiFile;
  words: Record<string, string>;
}

/** A form with its words in a language, else in the one that stands in for it. */
export function documentOf(
  { id, version, schema, ui, texts, further }: FormModel,
  lang: FormLang,
  languages: readonly FurtherLanguage[],
): FormDocument {
  const { words, messages } = further.get(lang)?.texts ?? texts[fallbackOf(languages, lang)];
  return { id, version, schema, uiSchema: ui, words: { ...words, ...messages } };
}
