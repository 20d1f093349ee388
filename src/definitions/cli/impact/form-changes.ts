import type { Contracts } from '../../../shared/contracts/contract.ts';
import type { FormLang } from '../../../shared/further-language.ts';
import { langs } from '../../../shared/language.ts';
import { pointerOf } from '../../../shared/rules/json-pointer.ts';
import { unreadFields } from '../../answers.ts';
import type { FormModel } from '../../compile-form.ts';
import type { Field } from '../../fields.ts';
import type { FormTexts } from '../../form-texts.ts';
import { wordsInUi } from '../../ui-words.ts';
import { fileLimits } from '../../uploads.ts';
import { variantTexts } from '../../variants.ts';
import { type Difference, differences, differenceText } from './differences.ts';

/** What a customer or the staff would notice beside what passes and what is refused. */
export const aspects = [
  'words',
  'consent',
  'layout',
  'default',
  'files',
  'storage',
  'flow',
  'page',
  'stored',
  'list',
  'schema',
] as const;

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

/** A form in two versions, in one language. */
interface Spoken {
  lang: FormLang;
  older: FormTexts;
  newer: FormTexts;
  consents: readonly Field[];
}

function labelsChanged({ lang, older, newer, consents }: Spoken): OtherChange[] {
  const [was, is] = [older, newer].map(({ ui }) => Object.fromEntries(wordsInUi(ui)));
  return differences(was, is).map(({ path, was, is }): OtherChange => {
    const word = path.join('');
    const isConsent = consents.some(({ pointer }) => word.startsWith(`${pointer} `));
    const where = `${lang}: ${word}`;
    if (!isConsent) return { aspect: 'words', where, was, is };
    return { aspect: 'consent', where, was, is, effect: 'asked again of those who agreed to the other text' };
  });
}

function wordsChanged(spoken: Spoken): OtherChange[] {
  const { lang, older, newer } = spoken;
  const sentences = differences(
    { ...older.words, ...older.messages, ...Object.fromEntries(variantTexts(older.variants)) },
    { ...newer.words, ...newer.messages, ...Object.fromEntries(variantTexts(newer.variants)) },
  ).map(
    ({ path, was, is }): OtherChange => ({ aspect: 'words', where: `${lang}: ${path.join(' ')}`, was, is }),
  );
  return [...labelsChanged(spoken), ...sentences];
}

/** Words in the product's languages, and in further ones; one that comes or goes is said once. */
function allWordsChanged(before: FormModel, after: FormModel): OtherChange[] {
  const consents = after.fields.filter(({ ui }) => ui['ui:widget'] === 'consent');
  const own = langs.flatMap((lang) =>
    wordsChanged({ lang, older: before.texts[lang], newer: after.texts[lang], consents }),
  );
  const further = [...new Set([...before.further.keys(), ...after.further.keys()])].flatMap((lang) => {
    const [older, newer] = [before.further.get(lang)?.texts, after.further.get(lang)?.texts];
    if (older && newer) return wordsChanged({ lang, older, newer, consents });
    const where = `${lang}: the whole form`;
    return [
      { aspect: 'words', where, effect: newer ? 'is said in it now' : 'is no longer said in it' } as const,
    ];
  });
  return [...own, ...further];
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

const byPointer = ({ fields }: FormModel) => new Map(fields.map((field) => [field.pointer, field]));

function defaultsChanged(before: FormModel, after: FormModel): OtherChange[] {
  const [older, newer] = [byPointer(before), byPointer(after)];
  return [...new Set([...older.keys(), ...newer.keys()])].flatMap((pointer) =>
    differences({ set: older.get(pointer)?.schema.default }, { set: newer.get(pointer)?.schema.default }).map(
      ({ was, is }): OtherChange => ({ aspect: 'default', where: pointer, was, is }),
    ),
  );
}

/** Which files a field takes, of what size, and how many. */
function filesChanged(before: FormModel, after: FormModel): OtherChange[] {
  return differences(fileLimits(before.fields), fileLimits(after.fields)).map(({ path, was, is }) => ({
    aspect: 'files',
    where: path.join(' '),
    was,
    is,
  }));
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
    ...allWordsChanged(before, after),
    ...layoutChanged(before, after),
    ...defaultsChanged(before, after),
    ...filesChanged(before, after),
    ...storageChanged(before, after, contracts),
  ];
}
