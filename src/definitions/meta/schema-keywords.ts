import { orderNames } from '../../shared/order-names.ts';
import { formats, normalizers } from '../../shared/rules/all-functions.ts';
import { COUNTRIES } from '../../shared/rules/countries.ts';
import { UPLOAD_TYPES } from '../../shared/uploads.ts';

/** JSON Schema draft-07 as this project's own description of a file is written in it. */
export type Meta = Record<string, unknown>;

const schema = { $ref: '#/definitions/schema' };
const list = (items: Meta): Meta => ({ type: 'array', minItems: 1, items });
const names = Object.keys(normalizers);
const size: Meta = { type: 'integer', minimum: 0 };
const say = (description: string, meta: Meta): Meta => ({ description, ...meta });

const day: Meta = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' };
const fieldValue: Meta = {
  description: 'The value of another field: "1/name" beside this one, "/section/name" from the top.',
  type: 'object',
  properties: { $data: { type: 'string' } },
  required: ['$data'],
  additionalProperties: false,
};
const numberOrField: Meta = { anyOf: [{ type: 'number' }, fieldValue] };
const dayOrField: Meta = { anyOf: [day, fieldValue] };
/** Named as ajv-formats names them. */
const DAY_LIMITS = [
  ['formatMinimum', 'The earliest day.'],
  ['formatMaximum', 'The latest day.'],
  ['formatExclusiveMinimum', 'After this day.'],
  ['formatExclusiveMaximum', 'Before this day.'],
] as const;

/** What each keyword of a schema of ours may hold; the linter's list of keywords is held against it by a test. */
export const SCHEMA_KEYWORDS: Record<string, Meta> = {
  $schema: say('The meta-schema that describes this file to an editor.', { type: 'string' }),
  $comment: { type: 'string' },
  $ref: say('A shared piece: ../definitions/<name>.schema.json. It stands alone.', {
    type: 'string',
    pattern: '^[^#]+\\.schema\\.json$',
  }),
  type: { enum: ['object', 'array', 'string', 'number', 'integer', 'boolean'] },
  properties: {
    type: 'object',
    // `false`: the field is not there. Said this way, a mistake inside is not called a missing `boolean`.
    additionalProperties: { if: { type: 'boolean' }, else: schema },
  },
  required: { type: 'array', uniqueItems: true, items: { type: 'string' } },
  additionalProperties: say('Always false: unknown fields are refused.', { const: false }),
  allOf: say('Several rules, each with its x-rule, or several conditions.', list(schema)),
  anyOf: list(schema),
  ...Object.fromEntries(['if', 'then', 'else', 'not', 'items', 'contains'].map((name) => [name, schema])),
  $order: say('In conditions: what stands beside it is asked of this name of the order in progress.', {
    enum: [...orderNames.keys()],
    // An editor shows what each name means.
    oneOf: [...orderNames].map(([pointer, { means }]) => ({ const: pointer, description: means })),
  }),
  minItems: size,
  maxItems: size,
  uniqueItems: { type: 'boolean' },
  enum: { type: 'array', minItems: 1, uniqueItems: true },
  const: {},
  minLength: size,
  maxLength: say('Every text has one.', size),
  pattern: { type: 'string', format: 'regex' },
  format: { enum: Object.keys(formats) },
  minimum: numberOrField,
  maximum: numberOrField,
  exclusiveMinimum: { type: 'number' },
  exclusiveMaximum: { type: 'number' },
  multipleOf: { type: 'number', exclusiveMinimum: 0 },
  title: { type: 'string' },
  description: { type: 'string' },
  default: {},
  'x-rule': say('The name of this rule, in messages and examples.', {
    type: 'string',
    pattern: '^[a-z][A-Za-z0-9]*$',
  }),
  'x-normalize': say(
    'How the value is tidied before it is validated and stored; empty then counts as missing.',
    {
      anyOf: [{ enum: names }, { ...list({ enum: names }), uniqueItems: true }],
    },
  ),
  'x-referenceCode': say('The code of the answer when this rule is broken.', {
    type: 'integer',
    minimum: 1000,
    maximum: 1999,
  }),
  'x-errorAt': say('The field of this section that shows the sentence of the rule.', { type: 'string' }),
  'x-other': say(
    'What the text field beside the choice "other" accepts; it is called as this field, with "Other" behind.',
    schema,
  ),
  'x-compute': say('The value follows from other fields by this formula; nobody types it.', {
    type: ['object', 'number', 'string'],
    allOf: [{ $ref: '#/definitions/formula' }],
  }),
  'x-keep': say('False: the answer is not kept, such as a repeated password.', { const: false }),
  minAge: say('Whole years today in Berlin, at least.', size),
  maxAge: say('Whole years today in Berlin, at most.', size),
  afterToday: say('A day after today in Berlin.', { type: 'boolean' }),
  ...Object.fromEntries(DAY_LIMITS.map(([name, words]) => [name, say(words, dayOrField)])),
  constIgnoreCase: say('The same text, whatever the case of its letters.', {
    anyOf: [{ type: 'string' }, fieldValue],
  }),
  postalCodeOf: say('A postal code of this country.', {
    anyOf: [{ enum: COUNTRIES.postalCode }, fieldValue],
  }),
  vatIdOf: say(
    'A VAT identification number of this country, in capitals, without spaces; with its check digit for DE and TR.',
    {
      anyOf: [{ enum: COUNTRIES.vatId }, fieldValue],
    },
  ),
  townOf: say('A town of this German postal code, by the list that ships with the product.', {
    anyOf: [{ type: 'string', pattern: '^[0-9]{5}$' }, fieldValue],
  }),
  upload: say(
    'Files: which types, and how many bytes each has at most. It stands at a list with "maxItems".',
    {
      type: 'object',
      properties: {
        types: { ...list({ enum: Object.keys(UPLOAD_TYPES) }), uniqueItems: true },
        maxBytes: { type: 'integer', minimum: 1000 },
      },
      required: ['types', 'maxBytes'],
      additionalProperties: false,
    },
  ),
  validFrom: say('In conditions: from this day on, in Berlin.', day),
  validUntil: say('In conditions: up to and including this day, in Berlin.', day),
  notCommonPassword: say('Refuses the most common passwords.', { type: 'boolean' }),
};

const part: Meta = { $ref: '#/definitions/formula' };
/** A formula: what it asks is a schema. Its operations are judged by the linter, which knows the fields. */
export const FORMULA: Meta = { properties: { if: schema }, additionalProperties: part, items: part };
