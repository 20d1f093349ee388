import { langs } from '../../shared/language.ts';
import { WIDGETS } from '../lint/widgets.ts';
import { pages } from './page-list.ts';
import { type Meta, SCHEMA_KEYWORDS } from './schema-keywords.ts';

const DRAFT = 'http://json-schema.org/draft-07/schema#';
const text: Meta = { type: 'string' };
const pointer: Meta = { type: 'string', pattern: '^(/[^/]*)*$' };
const schema: Meta = { $ref: '#/definitions/schema' };
const definitions: Meta = {
  schema: { type: 'object', properties: SCHEMA_KEYWORDS, additionalProperties: false },
};

function object(properties: Meta, required: string[] = []): Meta {
  return { type: 'object', properties, required, additionalProperties: false };
}

const form: Meta = {
  title: 'A form: its fields and what they accept',
  definitions,
  allOf: [
    schema,
    { required: ['$schema', 'type', 'properties', 'additionalProperties'] },
    { properties: { type: { const: 'object' } } },
  ],
};

const piece: Meta = {
  title: 'A shared piece, such as a postal code',
  definitions,
  allOf: [schema, { required: ['$schema', 'type'] }],
};

const flowForm = object({ form: { ...text, pattern: '^[a-z-]+/[a-z-]+$' }, when: schema }, ['form']);
const step = object(
  {
    id: { ...text, pattern: '^[a-z][A-Za-z0-9-]*$' },
    when: schema,
    skips: {
      description:
        'Orders that pass this step by although "when" shows it, each with a name that says which.',
      type: 'array',
      minItems: 1,
      items: object({ name: { ...text, pattern: '^[a-z][A-Za-z0-9]*$' }, when: schema }, ['name', 'when']),
    },
    forms: { type: 'array', minItems: 1, items: flowForm },
  },
  ['id', 'forms'],
);

const flow: Meta = {
  title: 'A flow: steps, their forms, and when each is shown',
  definitions,
  ...object({ $schema: text, steps: { type: 'array', minItems: 1, items: step } }, ['$schema', 'steps']),
};

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

const examples: Meta = {
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
const pieceExamples: Meta = {
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
const flowExamples: Meta = {
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

const names: Meta = { type: 'array', minItems: 1, uniqueItems: true, items: text };
const uiOptions = object({
  autocomplete: { ...text, pattern: '^[a-z0-9 -]+$' },
  inputMode: { enum: ['text', 'numeric', 'decimal', 'tel', 'email', 'url', 'search', 'none'] },
  columns: {
    description: 'Rows of two fields side by side.',
    type: 'array',
    items: { ...names, maxItems: 2 },
  },
  source: { description: 'Where the choices come from when the page has them.', ...text },
  picture: { description: 'What the page draws on each card, such as jersey.', ...text },
  strength: { type: 'boolean' },
  format: {
    description: 'How a computed field is written: money counts in cents.',
    enum: ['money', 'number', 'day', 'text'],
  },
  readOnly: { type: 'boolean' },
  keep: { description: 'false: never kept in a draft.', const: false },
});
const uiNode: Meta = {
  type: 'object',
  properties: {
    $schema: text,
    'ui:order': names,
    'ui:layout': { enum: ['accordion'] },
    'ui:widget': { enum: WIDGETS },
    'ui:options': uiOptions,
  },
  patternProperties: { '^[a-z][A-Za-z0-9]*$': { $ref: '#/definitions/field' } },
  additionalProperties: false,
};

const ui: Meta = {
  title: 'How a form is laid out: order, widgets, columns; never wording',
  definitions: { field: uiNode },
  allOf: [{ $ref: '#/definitions/field' }, { required: ['$schema'] }],
};

const words: Meta = {
  title: 'The words of an area in one language, ICU messages by their full key',
  type: 'object',
  propertyNames: { pattern: '^[A-Za-z]+(\\.[A-Za-z0-9_@-]+)+$' },
  additionalProperties: { type: 'string', minLength: 1 },
};

/** The meta-schema of each kind of file that analysts edit, by the name of its file in schemas/meta. */
export const META_SCHEMAS: Record<string, Meta> = Object.fromEntries(
  Object.entries({
    form,
    piece,
    'piece-examples': pieceExamples,
    flow,
    examples,
    'flow-examples': flowExamples,
    ui,
    pages,
    words,
  }).map(([kind, meta]) => [kind, { $schema: DRAFT, ...meta }]),
);
