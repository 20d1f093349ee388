import { operations } from './operation.ts';
import { anyObject, moment, object, oneOf, type Static } from './shapes.ts';

/** What is kept of a customer: by area, by table, a list of its rows. */
const personalData = object({
  /** The next number says that names have changed their meaning. */
  format: oneOf('fanline-personal-data-1'),
  madeAt: moment,
  areas: anyObject<Record<string, Record<string, unknown>[]>>({
    additionalProperties: {
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'object', additionalProperties: true } },
    },
  }),
});
export type PersonalData = Static<typeof personalData>;

export const exportApi = operations({
  'GET /api/auth/me/export': { answer: personalData },
});
