import { uiAt } from '../../shared/json-values.ts';
import { type Lang, langs } from '../../shared/language.ts';
import { wordsFile } from '../../shared/words-file.ts';
import type { FormModel } from '../compile-form.ts';
import type { Field } from '../fields.ts';
import { mentionable } from '../mentions.ts';
import type { Problem } from '../problem.ts';
import type { Words } from '../schema-types.ts';
import { GENERAL_WORDS, refusalsOf } from '../words.ts';
import { keysOf, nameOf, SHOWN_AS, spokenName, textAt } from './field-words.ts';
import { missing, NAMES } from './missing-words.ts';
import { pageFaults } from './page-words.ts';
import { lintPairs, strayArguments } from './word-pairs.ts';

/** Where the words of a field belong: with its shared piece, so that every form has them, else with the form. */
function ownKey(model: FormModel, { path, definition }: Field, word: string): string {
  const prefix = definition ? `field.${definition}` : `${model.id.replaceAll('/', '.')}.${path.join('.')}`;
  return `${prefix}.${word}`;
}

function missingLabels(model: FormModel, lang: Lang): Problem[] {
  return model.fields
    .filter(({ path }) => !textAt(model.texts[lang].ui, path))
    .map((field) =>
      missing(
        lang,
        ownKey(model, field, 'label'),
        `the ${field.isObject ? 'section' : 'field'} "${spokenName(field)}"`,
      ),
    );
}

function missingSentences(model: FormModel, lang: Lang): Problem[] {
  const lacks = (field: Field, rule: string) =>
    model.texts[lang].messages[`${nameOf(field)}|${rule}`] === undefined;
  return model.fields.flatMap((field) => [
    ...field.rules
      .filter(({ rule }) => lacks(field, rule))
      .map(({ rule }) =>
        missing(lang, ownKey(model, field, `error.${rule}`), `the rule "${rule}" of "${spokenName(field)}"`),
      ),
    ...refusalsOf(field)
      .filter(({ rule }) => lacks(field, rule))
      .map(({ rule }) => missing(lang, `error.${rule}`, 'files')),
  ]);
}

/** Choices that would be shown as the schema's code, such as `idCard`; "XL" and "164" say what they are. */
function missingOptions(model: FormModel, lang: Lang): Problem[] {
  return model.fields.flatMap((field) => {
    const values = (field.schema.enum ?? field.schema.items?.enum ?? []).map(String);
    const shown = uiAt(model.texts[lang].ui, [...field.path, 'ui:enumNames']);
    if (!Array.isArray(shown) || field.ui['ui:options']?.source !== undefined) return [];
    const bare = values.filter((value, i) => shown[i] === value && /^[a-z]{2}/.test(value));
    return bare.map((value) =>
      missing(
        lang,
        ownKey(model, field, `option.${value}`),
        `the choice "${value}" of "${spokenName(field)}"`,
      ),
    );
  });
}

const SHOWS_HELPS = ['cards', 'checkboxCards'];

/** Sentences below choices that the field's control has no room for. */
function unshownHelps(model: FormModel, lang: Lang): Problem[] {
  const fields = model.fields.filter(({ ui }) => !SHOWS_HELPS.includes(ui['ui:widget'] ?? ''));
  return fields.flatMap((field) => {
    if (!Array.isArray(textAt(model.texts[lang].ui, field.path, 'ui:enumHelps'))) return [];
    const values = (field.schema.enum ?? field.schema.items?.enum ?? [true, false]).map(String);
    const keys = values.flatMap((value) => keysOf(model, field, `option.${value}.help`));
    const used = keys.filter((key) => model.usedWords[lang].has(key));
    return used.map((key) => ({
      file: wordsFile(lang, key),
      pointer: `/${key}`,
      sentence: `"${spokenName(field)}" shows no help below its choices, so "${key}" is not seen. Choose the widget "cards", or delete it.`,
    }));
  });
}

/** A form of which nothing has words is most likely a file that was renamed: one sentence instead of one for each. */
function missingIn(model: FormModel, lang: Lang): Problem[] {
  const prefix = model.id.replaceAll('/', '.');
  const own = [...model.usedWords[lang]].some((key) => key.startsWith(`${prefix}.`));
  const single = [
    ...missingLabels(model, lang),
    ...missingSentences(model, lang),
    ...missingOptions(model, lang),
  ];
  if (own || single.length < 2) return single;
  const [area] = model.id.split('/');
  const sentence = `No ${NAMES[lang]} words begin with "${prefix}.". Add them, or give the form's files the name that its words have.`;
  return [{ file: `locales/${lang}/${area}.json`, sentence }];
}

/** Whatever is left in braces after the field's limits were put in: nothing would ever fill it. */
function strayIn(model: FormModel, lang: Lang): Problem[] {
  const { ui, messages } = model.texts[lang];
  const computed = Object.keys(mentionable(model.fields));
  return model.fields.flatMap((field) => {
    const said = [
      ...['label', 'help'].map((word) => [word, textAt(ui, field.path, SHOWN_AS[word])] as const),
      ...[...field.rules, ...refusalsOf(field)].map(
        ({ rule }) => [`error.${rule}`, messages[`${field.path.join('.')}|${rule}`]] as const,
      ),
    ];
    return said.flatMap(([word, text]) => {
      const ofError = word.startsWith('error.') ? ['limit', ...(maySayValue(field) ? ['value'] : [])] : [];
      const stray = strayArguments(text, [...ofError, ...(word === 'label' ? [] : computed)]);
      const key = keysOf(model, field, word).find((candidate) => model.usedWords[lang].has(candidate));
      return key === undefined || stray.length === 0 ? [] : [strayFault(lang, key, stray, field, computed)];
    });
  });
}

/** A sentence never repeats what is secret: a password, a code, what is kept nowhere. */
function maySayValue({ ui, schema }: Field): boolean {
  const isSecret = ['password', 'otp'].includes(ui['ui:widget'] ?? '') || ui['ui:options']?.keep === false;
  return !isSecret && schema['x-keep'] !== false;
}

function strayFault(
  lang: Lang,
  key: string,
  stray: string[],
  field: Field,
  computed: readonly string[],
): Problem {
  // A sentence that all forms share has one fault, and not one for each of their fields.
  const isShared = key.startsWith('error.');
  const whose = isShared ? 'a field that says it' : `"${spokenName(field)}"`;
  const named = computed.length === 0 || isShared ? '' : `{${computed.join('}, {')}}`;
  return {
    file: wordsFile(lang, key),
    pointer: `/${key}`,
    sentence: `Nothing fills {${stray.join('}, {')}} in "${key}", since ${whose} has no such limit. Name a limit that it has, such as {maxLength}; a sentence of an error may say {limit}, and {value} where the field is no secret.${named && ` Help and sentences may name what this form computes: ${named}.`}`,
  };
}

/** What one language has and the other has not, or has otherwise, of the words that a form shows. */
function unequalIn(model: FormModel, words: Words): Problem[] {
  const keys = new Set([...model.usedWords.de, ...model.usedWords.tr, ...GENERAL_WORDS]);
  return lintPairs(words, keys);
}

/**
 * Every field has a label, every rule a sentence and every choice words, in both languages; each can be read, and
 * nothing in it stays unfilled. One sentence a key.
 */
export function lintWords(model: FormModel, words: Words): Problem[] {
  const stray = langs.flatMap((lang) => strayIn(model, lang));
  const unequal = unequalIn(model, words);
  const missing = langs.flatMap((lang) => [
    ...missingIn(model, lang),
    ...unshownHelps(model, lang),
    ...pageFaults(model, lang),
  ]);
  // One cause can show as all three; the first that says it is the clearest.
  const said = new Set<string | undefined>();
  return [stray, unequal, missing].flatMap((problems) => {
    const fresh = problems.filter(({ pointer }) => pointer === undefined || !said.has(pointer));
    for (const { pointer } of problems) said.add(pointer);
    return fresh;
  });
}
