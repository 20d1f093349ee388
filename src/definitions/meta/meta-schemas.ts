import { examples, flowExamples, pieceExamples } from './example-files.ts';
import { languages } from './language-list.ts';
import { object, text } from './meta-parts.ts';
import { pages } from './page-list.ts';
import { FORMULA, type Meta, SCHEMA_KEYWORDS } from './schema-keywords.ts';
import { sourceList } from './source-list.ts';
import { ui } from './ui-meta.ts';

const DRAFT = 'http://json-schema.org/draft-07/schema#';
const schema: Meta = { $ref: '#/definitions/schema' };
const definitions: Meta = {
  schema: { type: 'object', properties: SCHEMA_KEYWORDS, additionalProperties: false },
  formula: FORMULA,
};

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
const part = object(
  {
    id: { ...text, pattern: '^[a-z][A-Za-z0-9-]*$' },
    asks: {
      description: 'What the program asks there itself: the code that proves the phone of a guest.',
      enum: ['phoneCode'],
    },
    forms: { description: "Some of the step's forms.", type: 'array', uniqueItems: true, items: text },
  },
  ['id', 'forms'],
);
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
    parts: {
      description: 'What the step asks on one screen after the other; each of its forms stands in one.',
      type: 'array',
      minItems: 1,
      items: part,
    },
  },
  ['id', 'forms'],
);

const flow: Meta = {
  title: 'A flow: steps, their forms, and when each is shown',
  definitions,
  ...object({ $schema: text, steps: { type: 'array', minItems: 1, items: step } }, ['$schema', 'steps']),
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
    languages,
    source: sourceList,
    words,
  }).map(([kind, meta]) => [kind, { $schema: DRAFT, ...meta }]),
);
