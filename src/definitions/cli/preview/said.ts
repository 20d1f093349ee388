import {
  type ConditionWords,
  conditionsText,
  conditionText,
  type Labels,
} from '../../../shared/conditions/condition-text.ts';
import { orderValue } from '../../../shared/conditions/order-values.ts';
import type { Lang } from '../../../shared/language.ts';
import type { StaffLang } from '../../../shared/staff-words.ts';
import type { BranchCondition } from '../../rule-places.ts';
import type { JsonSchema } from '../../schema-types.ts';
import { orderLabels } from '../book/book-order.ts';
import { BOOK_WORDS } from '../book/book-words.ts';
import { ENGLISH_ORDER } from './order-labels.en.ts';

/** A sentence in all languages of the rule book and of the workbench. */
export type Said = Record<Lang | StaffLang, string>;

const ENGLISH: ConditionWords = {
  and: ' and ',
  or: ' or ',
  not: 'not: ',
  filled: 'filled in',
  from: 'from',
  until: 'until and including',
};

/** What a name of the order in progress is called. */
export function orderName(pointer: string): Said {
  return {
    de: orderLabels('de').order(pointer),
    tr: orderLabels('tr').order(pointer),
    en: ENGLISH_ORDER.get(pointer) ?? pointer,
  };
}

const english = (pointer: string) => orderName(pointer).en;
const englishLabels: Labels = {
  field: (path) => english(`/${path.join('/')}`),
  option: (path, value) => orderValue('en', `/${path.join('/')}`, value),
  order: english,
  orderValue: (pointer, value) => orderValue('en', pointer, value),
};

/** Conditions of a field in English; fields are called what customers read, in German. */
export function englishConditions(conditions: BranchCondition[], german: Labels): string {
  return conditionsText(conditions, ENGLISH, {
    ...german,
    order: english,
    orderValue: englishLabels.orderValue,
  });
}

/** What a condition asks of the order in progress; null: it asks nothing. */
export function saidCondition(when: JsonSchema | undefined): Said | null {
  if (when === undefined) return null;
  const inBook = (lang: Lang) => conditionText(when, [], BOOK_WORDS[lang], orderLabels(lang));
  return { de: inBook('de'), tr: inBook('tr'), en: conditionText(when, [], ENGLISH, englishLabels) };
}
