import { formMails, KEEP_DAYS, MOST_KEEP_DAYS } from '../../shared/form-page.ts';
import type { Meta } from './schema-keywords.ts';

const page: Meta = {
  type: 'object',
  properties: {
    path: {
      description: 'Its address without language: /account/change-owner.',
      type: 'string',
      pattern: '^/',
      maxLength: 80,
    },
    form: { description: 'The form that it shows.', type: 'string', pattern: '^[a-z-]+/[a-z-]+$' },
    signedIn: { description: 'true: only for customers who are logged in.', type: 'boolean' },
    keepDays: {
      description: `How many days what was sent is kept; ${KEEP_DAYS} if nothing is said.`,
      type: 'integer',
      minimum: 1,
      maximum: MOST_KEEP_DAYS,
    },
    mail: {
      description:
        'service: the answers go to the service (if nothing is said); receipt: the customer hears that they arrived.',
      type: 'array',
      uniqueItems: true,
      items: { enum: [...formMails] },
    },
  },
  required: ['path', 'form', 'signedIn'],
  additionalProperties: false,
};

/** The list of pages that show a form. */
export const pages: Meta = {
  title: 'Pages that show a form: their addresses, and what happens to the answers',
  type: 'object',
  properties: { $schema: { type: 'string' }, pages: { type: 'array', maxItems: 100, items: page } },
  required: ['$schema', 'pages'],
  additionalProperties: false,
};
