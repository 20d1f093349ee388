import { type FormModel, modelForm } from '../../src/definitions/compile-form.ts';
import { readSource, type Source } from '../../src/definitions/source.ts';
import type { ViewUi } from '../../src/shared/form-script.ts';
import { type Lang, langs } from '../../src/shared/language.ts';

/**
 * What a form and its parts are called on the screen, in either language: tests find controls by the names that
 * people read or hear. Each answer matches an accessible name or a label.
 */
export interface FormNames {
  form: (id: string) => RegExp;
  field: (id: string, path: string) => RegExp;
  /** One of a field's choices, by its value. */
  choice: (id: string, path: string, value: string) => RegExp;
  /** The header of a section; how many errors it holds may stand behind its title. */
  section: (id: string, name: string) => RegExp;
  submit: (id: string) => RegExp;
}

/** The names in the definitions below a folder. */
export async function readFormNames(root: string): Promise<FormNames> {
  const source = await readSource(root);
  const models = new Map<string, FormModel>();
  const modelOf = (id: string) => {
    const model = models.get(id) ?? modelForm(source, id);
    models.set(id, model);
    return model;
  };
  const inBoth = (id: string, find: (texts: FormModel['texts'][Lang], lang: Lang) => string | undefined) =>
    langs.map((lang) => needed(find(modelOf(id).texts[lang], lang), `${id} in ${lang}`));
  return {
    form: (id) =>
      nameOf(
        inBoth(id, ({ words }) => words.title),
        '$',
      ),
    field: (id, path) =>
      nameOf(
        inBoth(id, ({ ui }) => titleOf(ui, path)),
        // The sign of a required field.
        '(\\s\\*)?$',
      ),
    choice: (id, path, value) => {
      const at = enumOf(modelOf(id), path).findIndex((one) => String(one) === value);
      return nameOf(
        inBoth(id, ({ ui }) => enumNamesOf(ui, path)[at]),
        // A price may stand behind it.
        '($|\\s)',
      );
    },
    section: (id, name) =>
      nameOf(
        inBoth(id, ({ ui, words }) => titleOf(ui, name) ?? words[`${name}.label`]),
        '($|\\s)',
      ),
    submit: (id) =>
      nameOf(
        inBoth(id, ({ words }, lang) => words.submit ?? ownSubmit(source, lang)),
        '$',
      ),
  };
}

/** A text as part of a pattern: links of consents are their words, spaces of any kind are alike. */
export function nameOf(texts: string[], end = '$'): RegExp {
  const patterns = texts.map((text) =>
    text
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\u00ad/g, '')
      .trim()
      .replace(/[.?*+^$()[\]{}|\\/]/g, '\\$&')
      .replace(/\s+/g, '\\s+'),
  );
  return new RegExp(`^(${[...new Set(patterns)].join('|')})${end}`);
}

function uiAt(ui: ViewUi, path: string): ViewUi {
  // What stands under a field's name in a UI schema is again one.
  return path.split('.').reduce<ViewUi>((node, name) => (node[name] ?? {}) as ViewUi, ui);
}

function titleOf(ui: ViewUi, path: string): string | undefined {
  const title = uiAt(ui, path)['ui:title'];
  return typeof title === 'string' ? title : undefined;
}

function enumNamesOf(ui: ViewUi, path: string): string[] {
  const names = uiAt(ui, path)['ui:enumNames'];
  return Array.isArray(names) ? names.map(String) : [];
}

function enumOf({ fields }: FormModel, path: string): unknown[] {
  const schema = fields.find((field) => field.path.join('.') === path)?.schema;
  return schema?.enum ?? schema?.items?.enum ?? (schema?.type === 'boolean' ? [true, false] : []);
}

function ownSubmit({ words }: Source, lang: Lang): string | undefined {
  return words[lang]['app.form.submit'];
}

function needed(text: string | undefined, what: string): string {
  if (text === undefined) throw new Error(`There are no words for a part of ${what}.`);
  return text;
}
