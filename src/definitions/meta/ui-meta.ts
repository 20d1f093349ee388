import { WIDGETS } from '../lint/widgets.ts';
import { object, text } from './meta-parts.ts';
import type { Meta } from './schema-keywords.ts';

const names: Meta = { type: 'array', minItems: 1, uniqueItems: true, items: text };
const uiOptions = object({
  autocomplete: { ...text, pattern: '^[a-z0-9 -]+$' },
  inputMode: { enum: ['text', 'numeric', 'decimal', 'tel', 'email', 'url', 'search', 'none'] },
  columns: {
    description: 'Rows of two fields side by side.',
    type: 'array',
    items: { ...names, maxItems: 2 },
  },
  folded: {
    description: 'At a section of an accordion: answers that it shows while it is closed, in groups.',
    type: 'array',
    minItems: 1,
    items: names,
  },
  source: { description: 'Where the choices come from when the page has them.', ...text },
  suggest: {
    description:
      'Suggestions for a text from a list (germanTowns, or a file in schemas/sources), by the field beside it that has the key.',
    ...object({ source: { ...text, pattern: '^[a-z][A-Za-z0-9]*$' }, by: text }, ['source', 'by']),
  },
  picture: { description: 'What the page draws on each card, such as jersey.', ...text },
  preview: {
    description: 'What the page draws beside the row of the field on a phone, such as jersey.',
    ...text,
  },
  narrow: {
    description: 'Cards with short names, or rows of short fields: beside each other on a phone, too.',
    type: 'boolean',
  },
  seen: {
    description: 'How many cards of several choices are seen at once; the others are folded under one line.',
    type: 'integer',
    minimum: 1,
  },
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
    'ui:variants': {
      description:
        'Other wordings of the form, each for a share of all readers in percent. At the form itself.',
      type: 'array',
      minItems: 1,
      maxItems: 3,
      items: object(
        {
          name: { type: 'string', pattern: '^[a-z][A-Za-z0-9]*$' },
          share: { type: 'integer', minimum: 1, maximum: 99 },
        },
        ['name', 'share'],
      ),
    },
    'ui:options': uiOptions,
  },
  patternProperties: { '^[a-z][A-Za-z0-9]*$': { $ref: '#/definitions/field' } },
  additionalProperties: false,
};

/** The meta-schema of UI schemas. */
export const ui: Meta = {
  title: 'How a form is laid out: order, widgets, columns; never wording',
  definitions: { field: uiNode },
  allOf: [{ $ref: '#/definitions/field' }, { required: ['$schema'] }],
};
