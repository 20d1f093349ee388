import type { FieldOutlineView } from '../../shared/api/workbench-drafts.ts';
import type { Condition } from '../../shared/conditions/condition.ts';
import { overOrder } from '../../shared/conditions/condition.ts';
import { conditionText, type Labels } from '../../shared/conditions/condition-text.ts';
import { ORDER_LABELS } from '../../shared/conditions/order-labels.ts';
import { orderValue } from '../../shared/conditions/order-values.ts';
import { isRecord, walk } from '../../shared/json-values.ts';
import { orderNames } from '../../shared/order-names.ts';
import { pointerOf } from '../../shared/rules/json-pointer.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import type { Ask, Operator, Subject } from './ask.ts';
import { conditionWords } from './words.ts';

export interface Option {
  value: unknown;
  label: string;
}

/** Something that a condition may ask about. */
export interface Choice {
  subject: Subject;
  label: string;
  type: 'text' | 'number' | 'boolean' | 'date';
  /** All values that it can have, where they are a closed list. */
  options: readonly Option[] | undefined;
}

/** One text for one subject. */
export function keyOf(subject: Subject): string {
  if (subject.kind === 'day') return 'day';
  return subject.kind === 'order' ? `order ${subject.pointer}` : `field ${pointerOf(subject.path)}`;
}

function typeOf(schema: unknown): Choice['type'] {
  const type = walk(schema, ['type']);
  if (type === 'number' || type === 'integer') return 'number';
  if (type === 'boolean') return 'boolean';
  return walk(schema, ['format']) === 'date' ? 'date' : 'text';
}

/** A field that conditions of a section may ask about. */
export interface AskedField {
  field: FieldOutlineView;
  /** From the section. */
  path: readonly string[];
  /** Its rules; undefined: they were not read yet. */
  schema: unknown;
  /** The words of a choice. */
  optionLabel(value: unknown): string;
}

function yesOrNo(lang: StaffLang): Option[] {
  const words = conditionWords[lang];
  return [
    { value: true, label: words.yes },
    { value: false, label: words.no },
  ];
}

export function fieldChoices(lang: StaffLang, fields: readonly AskedField[]): Choice[] {
  return fields.map(({ field, path, schema, optionLabel }) => {
    const values = walk(schema, ['enum']);
    const type = typeOf(schema);
    const listed = Array.isArray(values)
      ? values.map((value) => ({ value, label: optionLabel(value) }))
      : undefined;
    return {
      ...{ subject: { kind: 'field', path }, label: field.label.de ?? path.join('.'), type },
      options: listed ?? (type === 'boolean' ? yesOrNo(lang) : undefined),
    };
  });
}

/** What is known of the order; a flow asks about its parts as of fields. */
export function orderChoices(lang: StaffLang, as: 'order' | 'field'): Choice[] {
  return [...orderNames].map(([pointer, { type, values }]) => ({
    subject:
      as === 'order' ? { kind: 'order', pointer } : { kind: 'field', path: pointer.slice(1).split('/') },
    label: ORDER_LABELS.get(pointer)?.[lang] ?? pointer,
    type: type === 'integer' ? 'number' : type === 'boolean' ? 'boolean' : 'text',
    options:
      values?.map((value) => ({ value, label: orderValue(lang, pointer, value) })) ??
      (type === 'boolean' ? yesOrNo(lang) : undefined),
  }));
}

export function dayChoice(lang: StaffLang): Choice {
  return { subject: { kind: 'day' }, label: conditionWords[lang].day, type: 'date', options: undefined };
}

const FILLED: readonly Operator[] = ['filled', 'notFilled'];

/** How a choice can be asked about. */
export function operatorsOf({ subject, type, options }: Choice): readonly Operator[] {
  if (subject.kind === 'day') return ['from', 'until'];
  if (type === 'boolean') return ['is', 'isNot', ...FILLED];
  if (options) return ['is', 'isNot', 'oneOf', 'noneOf', ...FILLED];
  if (type === 'number') return ['is', 'isNot', 'atLeast', 'atMost', 'moreThan', 'lessThan', ...FILLED];
  return type === 'date' ? ['notBefore', 'notAfter', 'is', ...FILLED] : ['is', 'isNot', ...FILLED];
}

/** A free text is first asked whether it is filled: to be asked whether it is the empty text helps in no form. */
function firstOperator(choice: Choice): Operator {
  const isFree = choice.type === 'text' && !choice.options;
  return isFree ? 'filled' : (operatorsOf(choice)[0] ?? 'is');
}

/** What a question begins with. @param today a day, `2027-01-31` */
export function beginning(choice: Choice, today: string, operator = firstOperator(choice)): Ask {
  const { subject, type, options } = choice;
  const [first] = options ?? [];
  const one = first ? first.value : type === 'number' ? 0 : type === 'date' ? today : '';
  const isList = operator === 'oneOf' || operator === 'noneOf';
  return { subject, operator, value: FILLED.includes(operator) ? undefined : isList ? [one] : one };
}

/** What fields and values are called in a sentence. */
export function labelsOf(lang: StaffLang, choices: readonly Choice[]): Labels {
  const words = conditionWords[lang];
  const byKey = new Map(choices.map((choice) => [keyOf(choice.subject), choice]));
  return {
    field: (path) => byKey.get(keyOf({ kind: 'field', path }))?.label ?? path.join('.'),
    option: (path, value) => {
      const options = byKey.get(keyOf({ kind: 'field', path }))?.options;
      const listed = options?.find((option) => option.value === value)?.label;
      return listed ?? (value === true ? words.yes : value === false ? words.no : String(value));
    },
    order: (pointer) => ORDER_LABELS.get(pointer)?.[lang] ?? pointer,
    orderValue: (pointer, value) => orderValue(lang, pointer, value),
  };
}

/** As the compiler reads it: what stands beside `$order` is asked of the whole order. */
function read(condition: Condition): Condition {
  const { $order: pointer, ...rest } = condition;
  if (typeof pointer === 'string') return { $order: overOrder(pointer, rest) };
  return {
    ...condition,
    ...(condition.allOf && { allOf: condition.allOf.map(read) }),
    ...(condition.anyOf && { anyOf: condition.anyOf.map(read) }),
    ...(isRecord(condition.not) && { not: read(condition.not) }),
  };
}

/** A condition that the builder can show, as the rule book says it. */
export function sentenceOf(lang: StaffLang, condition: Condition, choices: readonly Choice[]): string {
  return conditionText(read(condition), [], conditionWords[lang], labelsOf(lang, choices));
}
