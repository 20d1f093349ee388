import { langs } from '../../shared/language.ts';
import { object, pointer, text } from './meta-parts.ts';
import type { Meta } from './schema-keywords.ts';

const change = {
  base: { description: 'Which entry of "valid" is changed, from 0.', type: 'integer', minimum: 0 },
  set: { type: 'object', propertyNames: pointer },
  remove: { type: 'array', minItems: 1, items: pointer },
};
const circumstances = {
  on: {
    description: 'The day on which the form is filled in, for rules that begin or end on a day.',
    type: 'string',
    pattern: '^\\d{4}-\\d\\d-\\d\\d$',
  },
  order: { description: 'The order in progress that the form is a part of.', type: 'object' },
};
const exampleName = {
  description: 'What the example shows, in a few words.',
  ...text,
  minLength: 1,
  maxLength: 80,
};
const outcome = {
  ...circumstances,
  name: exampleName,
  path: pointer,
  rule: { ...text, minLength: 1 },
  referenceCode: { description: 'The code that the answer has.', type: 'integer' },
};
const acceptance = {
  ...circumstances,
  name: exampleName,
  stored: {
    description: 'What is stored in the end, by pointer; null where nothing is.',
    type: 'object',
    minProperties: 1,
    propertyNames: pointer,
  },
  lang: { description: "The page's language, where it matters for what is stored.", enum: [...langs] },
};

/** One description for what is written as changes to another entry, one for what is written whole. */
function asChange(changed: Meta, whole: Meta): Meta {
  return Object.fromEntries([
    ['if', { required: ['base'] }],
    ['then', changed],
    ['else', whole],
  ]);
}

export const examples: Meta = {
  title: 'Data that a form accepts, and data that it refuses, with field and rule',
  ...object(
    {
      $schema: text,
      valid: {
        type: 'array',
        minItems: 1,
        items: asChange(object({ ...change, ...acceptance }, ['base']), { type: 'object' }),
      },
      invalid: {
        type: 'array',
        items: asChange(
          object({ ...change, ...outcome }, ['base', 'path', 'rule']),
          object({ data: {}, ...outcome }, ['data', 'path', 'rule']),
        ),
      },
    },
    ['$schema', 'valid', 'invalid'],
  ),
};

const { rule, referenceCode } = outcome;
export const pieceExamples: Meta = {
  title: 'Values that a shared piece takes, and values that it refuses by a rule',
  ...object(
    {
      $schema: text,
      valid: {
        type: 'array',
        minItems: 1,
        items: object({ value: {}, name: exampleName, stored: {}, lang: acceptance.lang }, ['value']),
      },
      invalid: {
        type: 'array',
        items: object({ value: {}, rule, name: exampleName, referenceCode }, ['value', 'rule']),
      },
    },
    ['$schema', 'valid', 'invalid'],
  ),
};

const shows: Meta = {
  description: 'The steps that this order goes through, in their order, and the forms in each.',
  type: 'object',
  additionalProperties: { type: 'array', items: text },
};
export const flowExamples: Meta = {
  title: 'Orders in progress, and the steps and forms that a flow shows for each',
  ...object(
    {
      $schema: text,
      orders: {
        type: 'array',
        minItems: 1,
        items: object({ order: { type: 'object' }, shows }, ['order', 'shows']),
      },
    },
    ['$schema', 'orders'],
  ),
};
