import { pageWords } from '../shared/form-page.ts';
import type { Lang } from '../shared/language.ts';
import type { VariantWords } from '../shared/variants.ts';
import { computingOf } from './computed.ts';
import { conditionsOf, usesOrder } from './conditions.ts';
import { type Field, fieldsOf } from './fields.ts';
import { DefinitionError } from './problem.ts';
import { resolveSchema } from './resolve.ts';
import { ruleNamesOf } from './rule-names.ts';
import type { JsonSchema, UiFile } from './schema-types.ts';
import { limitOf, sizesOf } from './sizes.ts';
import type { Source } from './source.ts';
import { compileToCode } from './standalone.ts';
import { textsOfVariants, variantWordsIn } from './variants.ts';
import { versionOf } from './version.ts';
import { viewOf, viewUiOf } from './view.ts';
import { messagesOf, openWordBook } from './words.ts';

/** A form put together from its files, not yet compiled. Cheap: it is made anew after every change. */
export interface FormModel {
  id: string;
  file: string;
  schema: JsonSchema;
  ui: UiFile;
  fields: Field[];
  version: string;
  /** Whether `ui-schemas/pages.json` gives it a page, whose words then belong to it. */
  hasPage: boolean;
  /** The keys of the words that the form uses, for the search for unused ones. */
  usedWords: Record<Lang, ReadonlySet<string>>;
  texts: Record<Lang, FormTexts>;
}

interface FormTexts {
  ui: ReturnType<typeof viewUiOf>;
  words: Record<string, string>;
  messages: Record<string, string>;
  /** Absent where the form has no other wording. */
  variants?: VariantWords[];
}

function hasPage({ pages }: Source, id: string): boolean {
  return pages?.json.pages.some(({ form }) => form === id) ?? false;
}

function textsOf(source: Source, id: string, schema: JsonSchema, ui: UiFile, fields: Field[], lang: Lang) {
  const book = openWordBook(source.words[lang], id);
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
    messages: messagesOf(book, fields, source.words[lang]),
  };
  const variants = textsOfVariants(ui, source.words[lang], { id, fields });
  if (variants.length > 0) texts.variants = variants;
  const others = variantWordsIn(source.words[lang], id).map(({ key }) => key);
  return { texts, used: new Set([...book.used, ...others]) };
}

/** Reads one form out of the source. @throws DefinitionError when its pieces do not fit together */
export function modelForm(source: Source, id: string): FormModel {
  const entry = source.forms.get(id);
  if (!entry)
    throw new DefinitionError([{ file: `schemas/${id}.schema.json`, sentence: 'The file is missing.' }]);
  const resolved = resolveSchema(source, entry.file, entry.json);
  const { $schema, $comment, ...schema } = resolved;
  const ui = source.uis.get(id)?.json ?? {};
  const fields = fieldsOf(schema, ui);
  const de = textsOf(source, id, schema, ui, fields, 'de');
  const tr = textsOf(source, id, schema, ui, fields, 'tr');
  const texts = { de: de.texts, tr: tr.texts };
  return {
    id,
    file: entry.file,
    schema,
    ui,
    fields,
    version: versionOf(id, schema, ui, texts),
    hasPage: hasPage(source, id),
    usedWords: { de: de.used, tr: tr.used },
    texts,
  };
}

/** The parts of a script that are data, as JSON text. */
function dataOf(model: FormModel, lang: Lang): string {
  const { ui, words, messages, variants } = model.texts[lang];
  const { steps } = computingOf(model.fields);
  const normalize = model.fields
    .filter(({ schema }) => schema['x-normalize'] !== undefined)
    .map(({ path, schema }) => [path, [schema['x-normalize']].flat(), limitOf(schema, 'maxLength')]);
  return JSON.stringify({
    id: model.id,
    version: model.version,
    lang,
    view: viewOf(model.schema, model.ui),
    ui,
    words,
    messages,
    ...(variants && { variants }),
    normalize,
    sizes: sizesOf(model.fields),
    order: model.fields.map(({ pointer }) => pointer),
    rules: ruleNamesOf(model.schema),
    ...(steps.length > 0 && { computed: steps }),
    ...(usesOrder(model.schema) && { usesOrder: true }),
  });
}

/** The compiled checks of a form, the same for every language. */
export function compileChecks(model: FormModel): string {
  const conditions = conditionsOf(model.schema, model.ui);
  const checks = Object.fromEntries(conditions.map((condition, i) => [`c${i}`, condition.if]));
  const asked = computingOf(model.fields).conditions;
  const questions = Object.fromEntries(asked.map((schema, i) => [`f${i}`, schema]));
  const code = compileToCode({ main: model.schema, ...checks, ...questions });
  const list = conditions.map(
    ({ path, shownIfTrue, shownIfFalse }, i) =>
      `{...${JSON.stringify({ path, shownIfTrue, shownIfFalse })}, test: exports.c${i}}`,
  );
  const named = asked.map((_, i) => `exports.f${i}`).join(', ');
  return `${code}\nconst conditions = [${list.join(', ')}];${asked.length > 0 ? `\nconst questions = [${named}];` : ''}`;
}

/** The script of a form in one language: an ES module whose default is a function of the runtime. */
export function formScript(model: FormModel, checks: string, lang: Lang): string {
  const questions = computingOf(model.fields).conditions.length > 0 ? ' questions,' : '';
  return `export default (rt) => {\n${checks}\nreturn rt.form({...${dataOf(model, lang)}, conditions,${questions} check: exports.main});\n};\n`;
}
