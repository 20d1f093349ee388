import { langs } from '../../shared/language.ts';
import type { Meta } from './schema-keywords.ts';

const language: Meta = {
  type: 'object',
  properties: {
    code: {
      description: 'Two letters (ISO 639-1), as in the folder of its words: en.',
      type: 'string',
      pattern: '^[a-z]{2}$',
    },
    name: {
      description: 'Its own name, as its readers write it.',
      type: 'string',
      minLength: 1,
      maxLength: 30,
    },
    number: {
      description: 'Its number in the header X-Language-Code; 0 and 1 are Turkish and German.',
      type: 'integer',
      minimum: 2,
      maximum: 99,
    },
    direction: {
      description: 'Where its lines begin: ltr at the left, rtl at the right.',
      enum: ['ltr', 'rtl'],
    },
    fallback: { description: 'The language of everything that it has no words for.', enum: [...langs] },
    notice: {
      description: 'In its own words: that a page is shown in the fallback.',
      type: 'string',
      minLength: 1,
      maxLength: 200,
    },
    forms: {
      description: 'The forms that have all their words in it.',
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: { type: 'string', pattern: '^[a-z-]+/[a-z-]+$' },
    },
  },
  required: ['code', 'name', 'number', 'direction', 'fallback', 'notice', 'forms'],
  additionalProperties: false,
};

/** The list of languages that only some forms may be had in. */
export const languages: Meta = {
  title: 'Languages that only some forms may be had in; the product itself speaks German and Turkish',
  type: 'object',
  properties: { $schema: { type: 'string' }, languages: { type: 'array', maxItems: 20, items: language } },
  required: ['$schema', 'languages'],
  additionalProperties: false,
};
