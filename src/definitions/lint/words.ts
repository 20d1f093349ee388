import { IntlMessageFormat } from 'intl-messageformat';
import { walk } from '../../shared/json-values.ts';
import { type Lang, langs } from '../../shared/language.ts';
import type { FormModel } from '../compile-form.ts';
import type { Field } from '../fields.ts';
import type { Problem } from '../problem.ts';
import type { Words } from '../schema-types.ts';

const NAMES: Record<Lang, string> = { de: 'German', tr: 'Turkish' };

/** Areas whose file is not named like the first part of their keys. */
const FILES: Record<string, string> = { field: 'fields', error: 'errors', message: 'errors' };

/** The file that a word stands in, or belongs in. */
function wordsFile(lang: Lang, key: string): string {
  const [area = ''] = key.split('.');
  return `locales/${lang}/${FILES[area] ?? area}.json`;
}

function missingIn(model: FormModel, lang: Lang): Problem[] {
  const area = model.id.split('/')[0];
  const prefix = model.id.replaceAll('/', '.');
  const missing = (key: string, what: string): Problem => ({
    file: `locales/${lang}/${area}.json`,
    pointer: `/${key}`,
    sentence: `The ${NAMES[lang]} words for ${what} are missing. Add "${key}".`,
  });
  const texts = model.texts[lang];
  const unlabelled = model.fields.filter(({ path }) => !textAt(texts.ui, path));
  return [
    ...unlabelled.map(({ path }) =>
      missing(`${prefix}.${path.join('.')}.label`, `the field "${path.join('.')}"`),
    ),
    ...model.fields.flatMap(({ path, rules }) =>
      rules
        .filter(({ rule }) => texts.messages[`${path.join('.')}|${rule}`] === undefined)
        .map(({ rule }) =>
          missing(`${prefix}.${path.join('.')}.error.${rule}`, `the rule "${rule}" of "${path.join('.')}"`),
        ),
    ),
  ];
}

/** Where the UI schema carries a field's words. */
const SHOWN_AS: Record<string, string> = { label: 'ui:title', help: 'ui:help' };

/** What the UI schema carries for a field, after the words were filled in. */
function textAt(ui: unknown, path: string[], key = 'ui:title'): unknown {
  return walk(ui, [...path, key]);
}

/** The keys under which a field's word may stand, the nearest first. */
function keysOf(model: FormModel, { path, definition }: Field, word: string): string[] {
  return [`${model.id.replaceAll('/', '.')}.${path.join('.')}.${word}`, `field.${definition}.${word}`, word];
}

/** Whatever is left in braces after the field's limits were put in: nothing would ever fill it. */
function strayIn(model: FormModel, lang: Lang): Problem[] {
  const { ui, messages } = model.texts[lang];
  return model.fields.flatMap((field) => {
    const said = [
      ...['label', 'help'].map((word) => [word, textAt(ui, field.path, SHOWN_AS[word])] as const),
      ...field.rules.map(
        ({ rule }) => [`error.${rule}`, messages[`${field.path.join('.')}|${rule}`]] as const,
      ),
    ];
    return said.flatMap(([word, text]) => {
      const stray = strayArguments(text, word.startsWith('error.') ? ['limit'] : []);
      const key = keysOf(model, field, word).find((candidate) => model.usedWords[lang].has(candidate));
      return key === undefined || stray.length === 0 ? [] : [strayFault(lang, key, stray, field)];
    });
  });
}

function strayArguments(text: unknown, known: string[]): string[] {
  if (typeof text !== 'string' || !text.includes('{')) return [];
  return (icuArguments(text) ?? []).filter((name) => !known.includes(name));
}

function strayFault(lang: Lang, key: string, stray: string[], field: Field): Problem {
  return {
    file: wordsFile(lang, key),
    pointer: `/${key}`,
    sentence: `Nothing fills {${stray.join('}, {')}} in "${key}", since "${field.path.join('.')}" has no such limit. Name a limit that it has, such as {maxLength}; a sentence of an error may say {limit}.`,
  };
}

/** Every field has a label and every rule a sentence, in both languages; nothing in them stays unfilled. */
export function lintWords(model: FormModel): Problem[] {
  return langs.flatMap((lang) => [...missingIn(model, lang), ...strayIn(model, lang)]);
}

/** Form words that no form uses, e.g. of a field that was removed. Page words are not looked at. */
export function lintUnused(models: FormModel[], words: Words): Problem[] {
  const ids = models.map(({ id }) => `${id.replaceAll('/', '.')}.`);
  return langs.flatMap((lang) => {
    const used = new Set(models.flatMap((model) => [...model.usedWords[lang]]));
    const ofForms = Object.keys(words[lang]).filter(
      (key) => key.startsWith('field.') || ids.some((prefix) => key.startsWith(prefix)),
    );
    return ofForms
      .filter((key) => !used.has(key))
      .map((key) => ({
        file: wordsFile(lang, key),
        pointer: `/${key}`,
        sentence: `No form uses "${key}". Correct its name or remove it.`,
      }));
  });
}

/** The arguments of an ICU message, sorted; undefined when the message cannot be read. */
export function icuArguments(text: string): string[] | undefined {
  const names = new Set<string>();
  const collect = (nodes: ReturnType<IntlMessageFormat['getAst']>): void => {
    for (const node of nodes) {
      // 0 is literal text and 7 the number sign of a plural; everything else names an argument.
      if (node.type !== 0 && node.type !== 7) names.add(node.value);
      for (const option of 'options' in node ? Object.values(node.options) : []) collect(option.value);
    }
  };
  try {
    collect(new IntlMessageFormat(text, 'de').getAst());
  } catch {
    return undefined;
  }
  return [...names].sort();
}

/** The language at fault and what to do; where both differ, Turkish is held against German. */
function pairFault(key: string, words: Words): [lang: Lang, sentence: string] | undefined {
  const [de, tr] = [words.de[key], words.tr[key]];
  if (de === undefined)
    return ['de', `The German words for "${key}" are missing. Add them, or remove the Turkish.`];
  if (tr === undefined)
    return ['tr', `The Turkish words for "${key}" are missing. Add them, or remove the German.`];
  const [left, right] = [icuArguments(de), icuArguments(tr)];
  if (!left || !right)
    return [left ? 'tr' : 'de', `"${key}" cannot be read. Look for a brace that is not closed.`];
  if (left.join() === right.join()) return undefined;
  return [
    'tr',
    `"${key}" has the arguments {${right.join(', ')}} here and {${left.join(', ')}} in German. Use the same.`,
  ];
}

/** Every key stands in both languages, can be read, and takes the same arguments. */
export function lintPairs(words: Words): Problem[] {
  const keys = new Set([...Object.keys(words.de), ...Object.keys(words.tr)]);
  return [...keys].flatMap((key) => {
    const [lang, sentence] = pairFault(key, words) ?? [];
    return lang && sentence ? [{ file: wordsFile(lang, key), pointer: `/${key}`, sentence }] : [];
  });
}
