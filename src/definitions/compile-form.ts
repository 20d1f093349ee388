import type { FormLang } from '../shared/further-language.ts';
import { isLang, type Lang } from '../shared/language.ts';
import { computingOf } from './computed.ts';
import { conditionsOf, usesOrder } from './conditions.ts';
import { type Field, fieldsOf } from './fields.ts';
import { type FormTexts, hasPage, textsOf } from './form-texts.ts';
import { type FurtherForm, furtherForms } from './further-forms.ts';
import { mentionsIn } from './mentions.ts';
import { parsedMessages } from './parsed-message.ts';
import { DefinitionError } from './problem.ts';
import { readsPhones } from './reads-phones.ts';
import { resolveSchema } from './resolve.ts';
import { ruleNamesOf } from './rule-names.ts';
import type { JsonSchema, UiFile } from './schema-types.ts';
import { limitOf, sizesOf } from './sizes.ts';
import type { Source } from './source.ts';
import { compileToCode } from './standalone.ts';
import { versionOf } from './version.ts';
import { viewOf } from './view.ts';

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
  /** The form in languages that only some forms may be had in. */
  further: ReadonlyMap<FormLang, FurtherForm>;
}

/** What a version is made of besides: nothing where the form is in the product's languages alone. */
function spokenParts(further: FormModel['further']): unknown[] {
  return [...further].map(([code, { texts, around }]) => [code, texts, around]);
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
  const form = { id, schema, ui, fields };
  const de = textsOf(source, form, source.words.de);
  const tr = textsOf(source, form, source.words.tr);
  const texts = { de: de.texts, tr: tr.texts };
  const usedWords = { de: de.used, tr: tr.used };
  const further = furtherForms(source, { ...form, usedWords });
  return {
    id,
    file: entry.file,
    schema,
    ui,
    fields,
    version: versionOf(id, schema, ui, texts, ...spokenParts(further)),
    hasPage: hasPage(source, id),
    usedWords,
    texts,
    further,
  };
}

/** The words of a script: in a language of the product, or in a further one that the form may be had in. */
function saidIn(model: FormModel, lang: FormLang) {
  if (isLang(lang)) return model.texts[lang];
  const { texts, around } = model.further.get(lang) ?? { texts: model.texts.de, around: {} };
  return { ...texts, around };
}

/** The parts of a script that are data, as JSON text. */
export function dataOf(model: FormModel, lang: FormLang): string {
  const { ui, words, messages, variants, ...around } = saidIn(model, lang);
  const { steps } = computingOf(model.fields);
  const mentions = mentionsIn([ui, messages, variants], model.fields);
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
    parsed: parsedMessages(messages, lang),
    ...(variants && { variants }),
    ...around,
    normalize,
    sizes: sizesOf(model.fields),
    order: model.fields.map(({ pointer }) => pointer),
    rules: ruleNamesOf(model.schema),
    ...(steps.length > 0 && { computed: steps }),
    ...(Object.keys(mentions).length > 0 && { mentions }),
    ...(usesOrder(model.schema) && { usesOrder: true }),
    readsPhones: readsPhones(model.schema),
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

/** In the place of checks, where a script is run for its words alone. */
export const NO_CHECKS = 'const exports = {}; const conditions = []; const questions = [];';

/** What the checks of a form leave for its words. */
const leftByChecks = (model: FormModel) =>
  `exports, conditions${computingOf(model.fields).conditions.length > 0 ? ', questions' : ''}`;

/** The form, made of its data and of checks that are at hand. */
function formOf(model: FormModel, data: string): string {
  const questions = computingOf(model.fields).conditions.length > 0 ? ' questions,' : '';
  return `return rt.form({...${data}, conditions,${questions} check: exports.main});`;
}

/**
 * The script of a form in one language: an ES module whose default is a function of the runtime.
 * @param data of {@link dataOf}, where it is known already
 */
export function formScript(
  model: FormModel,
  checks: string,
  lang: FormLang,
  data = dataOf(model, lang),
): string {
  return `export default (rt) => {\n${checks}\n${formOf(model, data)}\n};\n`;
}

/**
 * The same script as two modules, so that a browser that has the checks already reads the words alone: the default of the
 * second is given what that of the first makes of the runtime.
 */
export function partsOfScript(model: FormModel, checks: string) {
  const left = leftByChecks(model);
  return {
    checks: `export default (rt) => {\n${checks}\nreturn {${left}};\n};\n`,
    said: (data: string) => `export default (rt, {${left}}) => {\n${formOf(model, data)}\n};\n`,
  };
}
