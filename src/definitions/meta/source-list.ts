import { object, text } from './meta-parts.ts';
import type { Meta } from './schema-keywords.ts';

const values: Meta = {
  type: 'array',
  minItems: 1,
  maxItems: 50,
  uniqueItems: true,
  items: { type: 'string', pattern: '^\\S(.{0,98}\\S)?$' },
};

/** A list of an analyst's own, from which forms take suggestions. Its size is bounded: every process holds it. */
export const sourceList: Meta = {
  title: 'A list that forms take suggestions from: what belongs to each key',
  ...object(
    {
      $schema: text,
      entries: {
        description: 'By the key, such as a postal code: the texts that are suggested.',
        type: 'object',
        minProperties: 1,
        maxProperties: 20_000,
        propertyNames: { pattern: '^\\S(.{0,18}\\S)?$' },
        additionalProperties: values,
      },
    },
    ['$schema', 'entries'],
  ),
};
