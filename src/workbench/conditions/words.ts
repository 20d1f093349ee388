import type { ConditionWords } from '../../shared/conditions/condition-text.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import type { Operator } from './ask.ts';
import type { Effect } from './effects.ts';

interface Words extends ConditionWords {
  conditions: string;
  /** Of a section or form as a whole. */
  inside: string;
  condition: (n: number) => string;
  none: string;
  onlyIf: string;
  addCondition: string;
  removeCondition: string;
  when: (condition: string, effects: string) => string;
  /** What a step or form of the flow is shown under. */
  always: string;
  only: (condition: string) => string;
  joined: string;
  all: string;
  any: string;
  subject: (n: number) => string;
  operator: (n: number) => string;
  value: (n: number) => string;
  remove: (n: number) => string;
  add: string;
  fields: string;
  order: string;
  day: string;
  effects: string;
  field: string;
  effect: string;
  removeEffect: string;
  addEffect: string;
  cannotShow: string;
  moreRules: string;
  ruleUnder: string;
  /** Above the rules that count when the condition holds. */
  then: string;
  else: string;
  asJson: string;
  choose: string;
  yes: string;
  no: string;
  operators: Record<Operator, string>;
  effectNames: Record<Effect, string>;
  /** What becomes of fields, in a sentence. */
  becomes: Record<Effect, (labels: readonly string[]) => string>;
}

const many = (labels: readonly string[], several: string, one: string) => (labels.length > 1 ? several : one);

const de: Words = {
  ...{ and: ' und ', or: ' oder ', not: 'nicht: ', filled: 'ausgefüllt' },
  ...{ from: 'ab dem', until: 'bis einschließlich', quotes: ['„', '“'] },
  conditions: 'Bedingungen',
  inside: 'Bedingungen zwischen den Feldern',
  condition: (n) => `Bedingung ${n}`,
  none: 'Keine Bedingung betrifft dieses Feld.',
  onlyIf: 'Nur unter einer Bedingung zeigen',
  addCondition: 'Bedingung hinzufügen',
  removeCondition: 'Bedingung entfernen',
  when: (condition, effects) => `Wenn ${condition}: ${effects}.`,
  always: 'Immer.',
  only: (condition) => `Nur wenn ${condition}.`,
  joined: 'Wann sie gilt',
  all: 'Alles davon muss stimmen',
  any: 'Eines davon muss stimmen',
  subject: (n) => `Wonach ${n}. gefragt wird`,
  operator: (n) => `Vergleich ${n}`,
  value: (n) => `Wert ${n}`,
  remove: (n) => `Frage ${n} entfernen`,
  add: 'Weitere Frage',
  fields: 'Felder',
  order: 'Bestellung',
  day: 'Heutiger Tag',
  effects: 'Was dann gilt',
  field: 'Feld',
  effect: 'Wirkung',
  removeEffect: 'Wirkung entfernen',
  addEffect: 'Weiteres Feld …',
  cannotShow: 'Diese Bedingung lässt sich hier nicht als Liste zeigen. Ändern Sie sie als JSON.',
  moreRules: 'Unter dieser Bedingung stehen noch weitere Regeln. Ändern Sie sie als JSON.',
  ruleUnder: 'Regel unter einer Bedingung',
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
  then: 'Dann gilt',
  else: 'Sonst gilt',
  asJson: 'Bedingung als JSON',
  choose: 'Bitte wählen',
  yes: 'ja',
  no: 'nein',
  operators: {
    ...{ is: 'ist', isNot: 'ist nicht', oneOf: 'ist eines von', noneOf: 'ist keines von' },
    ...{ atLeast: 'mindestens', atMost: 'höchstens', moreThan: 'größer als', lessThan: 'kleiner als' },
    ...{ notBefore: 'frühestens am', notAfter: 'spätestens am' },
    ...{ filled: 'ist ausgefüllt', notFilled: 'ist nicht ausgefüllt' },
    ...{ from: 'ab dem', until: 'bis einschließlich' },
  },
  effectNames: {
    shownRequired: 'nur dann gezeigt, und Pflicht',
    shown: 'nur dann gezeigt',
    required: 'nur dann Pflicht',
    hidden: 'dann nicht gezeigt',
  },
  becomes: {
    shownRequired: (labels) =>
      `${labels.join(', ')} ${many(labels, 'werden nur dann gezeigt und sind', 'wird nur dann gezeigt und ist')} Pflicht`,
    shown: (labels) => `${labels.join(', ')} ${many(labels, 'werden', 'wird')} nur dann gezeigt`,
    required: (labels) => `${labels.join(', ')} ${many(labels, 'sind', 'ist')} nur dann Pflicht`,
    hidden: (labels) => `${labels.join(', ')} ${many(labels, 'werden', 'wird')} dann nicht gezeigt`,
  },
};

const en: Words = {
  ...{ and: ' and ', or: ' or ', not: 'not: ', filled: 'filled in' },
  ...{ from: 'from', until: 'up to and including', quotes: ['“', '”'] },
  conditions: 'Conditions',
  inside: 'Conditions between the fields',
  condition: (n) => `Condition ${n}`,
  none: 'No condition concerns this field.',
  onlyIf: 'Show only under a condition',
  addCondition: 'Add a condition',
  removeCondition: 'Remove the condition',
  when: (condition, effects) => `If ${condition}: ${effects}.`,
  always: 'Always.',
  only: (condition) => `Only if ${condition}.`,
  joined: 'When it holds',
  all: 'All of these must be true',
  any: 'One of these must be true',
  subject: (n) => `What is asked about, ${n}`,
  operator: (n) => `Comparison ${n}`,
  value: (n) => `Value ${n}`,
  remove: (n) => `Remove question ${n}`,
  add: 'Another question',
  fields: 'Fields',
  order: 'Order',
  day: 'Today',
  effects: 'What follows',
  field: 'Field',
  effect: 'Effect',
  removeEffect: 'Remove the effect',
  addEffect: 'Another field …',
  cannotShow: 'This condition cannot be shown as a list here. Change it as JSON.',
  moreRules: 'There are more rules under this condition. Change them as JSON.',
  ruleUnder: 'Rule under a condition',
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
  then: 'Then',
  else: 'Otherwise',
  asJson: 'Condition as JSON',
  choose: 'Please choose',
  yes: 'yes',
  no: 'no',
  operators: {
    ...{ is: 'is', isNot: 'is not', oneOf: 'is one of', noneOf: 'is none of' },
    ...{ atLeast: 'at least', atMost: 'at most', moreThan: 'more than', lessThan: 'less than' },
    ...{ notBefore: 'not before', notAfter: 'not after' },
    ...{ filled: 'is filled in', notFilled: 'is not filled in' },
    ...{ from: 'from', until: 'up to and including' },
  },
  effectNames: {
    shownRequired: 'shown only then, and required',
    shown: 'shown only then',
    required: 'required only then',
    hidden: 'not shown then',
  },
  becomes: {
    shownRequired: (labels) =>
      `${labels.join(', ')} ${many(labels, 'are', 'is')} shown only then and must be filled in`,
    shown: (labels) => `${labels.join(', ')} ${many(labels, 'are', 'is')} shown only then`,
    required: (labels) => `${labels.join(', ')} must be filled in only then`,
    hidden: (labels) => `${labels.join(', ')} ${many(labels, 'are', 'is')} not shown then`,
  },
};

export const conditionWords: Readonly<Record<StaffLang, Words>> = { de, en };
