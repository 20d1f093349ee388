import { isRecord } from '../../shared/json-values.ts';
import { langs } from '../../shared/language.ts';
import { wordsFile } from '../../shared/words-file.ts';
import { type JsonPath, valueAt, withItem, withSorted, withValue } from '../editor/json-edit.ts';
import { withLimitSentences } from '../editor/limit-sentences.ts';
import { layoutOf, type NewField, schemaOf } from './field-kinds.ts';

/** A section of a form, or the form itself, with the places that a field of it has in the files. */
export interface Home {
  form: string;
  path: readonly string[];
  /** Where the section's rules stand. */
  file: string;
  at: JsonPath;
  /** Where its layout stands. */
  uiAt: JsonPath;
}

/** The files that a new field is written into. */
export function filesOfNew({ form, file }: Home): string[] {
  const keys = [form.replace('/', '.'), 'error.x'];
  const words = langs.flatMap((lang) => keys.map((key) => wordsFile(lang, key)));
  return [file, `ui-schemas/${form}.ui.json`, `schemas/${form}.examples.json`, ...words];
}

/** The examples that are written whole with a value of the field; those that are changes of them have it too. */
function withExampleValue(
  text: string,
  { path, name, value }: { path: readonly string[]; name: string; value: unknown },
): string {
  const valid = valueAt(text, ['valid']);
  const whole = (Array.isArray(valid) ? valid : []).map((_, i) => ['valid', i, ...path]);
  return whole.reduce((made, place) => {
    const isWhole = valueAt(made, [...place.slice(0, 2), 'base']) === undefined;
    return isWhole && isRecord(valueAt(made, place)) ? withValue(made, [...place, name], value) : made;
  }, text);
}

/** Of a new field no more is known. */
const plain = { pieces: [], sectionRules: [], mayBeRequired: false, isSecret: false, known: [] };

/** The files with the field: its rules, its place, its words, and its value in the examples. */
export function withField(
  textOf: (path: string) => string,
  { form, path, file, at, uiAt }: Home,
  field: NewField,
): Map<string, string> {
  const [ui, examples] = [`ui-schemas/${form}.ui.json`, `schemas/${form}.examples.json`];
  const layout = layoutOf(field);
  const schema = schemaOf(field, file);
  const placed = withItem(textOf(ui), [...uiAt, 'ui:order'], field.name);
  const made = new Map([
    [file, withValue(textOf(file), [...at, 'properties', field.name], schema)],
    [ui, layout ? withValue(placed, [...uiAt, field.name], layout) : placed],
  ]);
  if (field.example !== undefined)
    made.set(examples, withExampleValue(textOf(examples), { path, name: field.name, value: field.example }));
  for (const lang of langs) {
    const key = [...form.split('/'), ...path, field.name, 'label'].join('.');
    const words = wordsFile(lang, key);
    // A shared piece brings its own label.
    const label = field.labels[lang].trim();
    if (label !== '') made.set(words, withSorted(textOf(words) || '{}\n', key, label));
  }
  const worded = { ...plain, form, path: [...path, field.name], schema };
  return new Map([...made, ...withLimitSentences((file) => made.get(file) ?? textOf(file), worded)]);
}

const NAME = /^[a-z][a-zA-Z0-9]*$/;

/** Why there can be no such field; undefined: it can be made. */
export function faultOfNew(
  { name, kind, choices }: NewField,
  taken: readonly string[],
): 'noFieldName' | 'fieldTaken' | 'noChoices' | undefined {
  if (!NAME.test(name)) return 'noFieldName';
  if (taken.includes(name)) return 'fieldTaken';
  return 'is' in kind && kind.is === 'choice' && choices.length === 0 ? 'noChoices' : undefined;
}

/** A typed example value as the kind of field has it; null: it is none. */
export function exampleOf(kind: NewField['kind'], typed: string): { value: unknown } | null {
  if (typed.trim() === '') return { value: undefined };
  if (!('is' in kind) || ['text', 'choice', 'date'].includes(kind.is)) return { value: typed };
  try {
    return { value: JSON.parse(typed) };
  } catch {
    return null;
  }
}
