import type { Contracts } from '../../../shared/contracts/contract.ts';
import type { ViewUi } from '../../../shared/form-script.ts';
import { isRecord } from '../../../shared/json-values.ts';
import { type Lang, langs } from '../../../shared/language.ts';
import { pointerOf } from '../../../shared/rules/json-pointer.ts';
import { unreadFields } from '../../answers.ts';
import type { FormModel } from '../../compile-form.ts';
import type { Field } from '../../fields.ts';
import { variantTexts } from '../../variants.ts';
import { type Difference, differences, differenceText } from './differences.ts';

/** What a customer or the staff would notice beside what passes and what is refused. */
export const aspects = ['words', 'consent', 'layout', 'default', 'storage', 'flow', 'page'] as const;

export type Aspect = (typeof aspects)[number];

export interface OtherChange extends Partial<Pick<Difference, 'was' | 'is'>> {
  aspect: Aspect;
  /** The place: a field with the name of a word, a step. */
  where: string;
  /** What follows from it, where it is more than the difference. */
  effect?: string;
}

/** A change as a line for people, without the form's name. */
export function changeText({ where, was, is, effect }: OtherChange): string {
  const difference = was === undefined && is === undefined ? [] : [differenceText({ was, is })];
  return [[where, ...difference].join(' '), ...(effect === undefined ? [] : [effect])].join('; ');
}

const wordKeys = ['ui:title', 'ui:help', 'ui:placeholder', 'ui:row', 'ui:add', 'ui:enumNames'];

/** Every word around and in the fields, by the field's pointer and the word's name. */
function labelsOf(ui: ViewUi, path: string[] = []): [string, unknown][] {
  return Object.entries(ui).flatMap(([name, value]): [string, unknown][] => {
    if (wordKeys.includes(name)) return [[`${pointerOf(path)} ${name.replace('ui:', '')}`, value]];
    return isRecord(value) && !name.startsWith('ui:') ? labelsOf(value, [...path, name]) : [];
  });
}

function labelsChanged(before: FormModel, after: FormModel, lang: Lang): OtherChange[] {
  const consents = after.fields.filter(({ ui }) => ui['ui:widget'] === 'consent');
  const [older, newer] = [before, after].map(({ texts }) => Object.fromEntries(labelsOf(texts[lang].ui)));
  return differences(older, newer).map(({ path, was, is }): OtherChange => {
    const word = path.join('');
    const isConsent = consents.some(({ pointer }) => word.startsWith(`${pointer} `));
    const where = `${lang}: ${word}`;
    if (!isConsent) return { aspect: 'words', where, was, is };
    return { aspect: 'consent', where, was, is, effect: 'asked again of those who agreed to the other text' };
  });
}

function wordsChanged(before: FormModel, after: FormModel, lang: Lang): OtherChange[] {
  const [older, newer] = [before.texts[lang], after.texts[lang]];
  const sentences = differences(
    { ...older.words, ...older.messages, ...Object.fromEntries(variantTexts(older.variants)) },
    { ...newer.words, ...newer.messages, ...Object.fromEntries(variantTexts(newer.variants)) },
  ).map(
    ({ path, was, is }): OtherChange => ({ aspect: 'words', where: `${lang}: ${path.join(' ')}`, was, is }),
  );
  return [...labelsChanged(before, after, lang), ...sentences];
}

/** Order, sections, widgets and their options. */
function layoutChanged(before: FormModel, after: FormModel): OtherChange[] {
  return differences(before.ui, after.ui).map(({ path, was, is }) => ({
    aspect: 'layout',
    where: pointerOf(path) || '/',
    was,
    is,
  }));
}

function byPointer({ fields }: FormModel): Map<string, Field> {
  return new Map(fields.map((field) => [field.pointer, field]));
}

function defaultsChanged(before: FormModel, after: FormModel): OtherChange[] {
  const [older, newer] = [byPointer(before), byPointer(after)];
  return [...new Set([...older.keys(), ...newer.keys()])].flatMap((pointer) =>
    differences({ set: older.get(pointer)?.schema.default }, { set: newer.get(pointer)?.schema.default }).map(
      ({ was, is }): OtherChange => ({ aspect: 'default', where: pointer, was, is }),
    ),
  );
}

/** Where the answer to a field goes. */
function storageOf(model: FormModel, contracts: Contracts): Map<string, string> {
  const unread = new Set(unreadFields(model, contracts).map(({ pointer }) => pointer));
  const column = contracts.storedForms.get(model.id);
  const placeOf = ({ pointer, schema }: Field): string => {
    if (schema['x-keep'] === false) return 'not kept';
    if (!unread.has(pointer)) return 'read by the program';
    return column === undefined ? 'kept nowhere' : `kept in ${column}`;
  };
  return new Map(
    model.fields.filter(({ isObject }) => !isObject).map((field) => [field.pointer, placeOf(field)]),
  );
}

function storageChanged(before: FormModel, after: FormModel, contracts: Contracts): OtherChange[] {
  const [older, newer] = [before, after].map((model) => Object.fromEntries(storageOf(model, contracts)));
  return differences(older, newer).map(({ path, was, is }) => ({
    aspect: 'storage',
    where: path.join(''),
    was,
    is,
  }));
}

/** What two versions of a form differ in, beside their rules. */
export function formChanges(before: FormModel, after: FormModel, contracts: Contracts): OtherChange[] {
  return [
    ...langs.flatMap((lang) => wordsChanged(before, after, lang)),
    ...layoutChanged(before, after),
    ...defaultsChanged(before, after),
    ...storageChanged(before, after, contracts),
  ];
}
