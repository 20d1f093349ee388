import { operations } from './operation.ts';
import { list, object, shortText, text } from './shapes.ts';

export const lookupsApi = operations({
  /** The entries of a list that ships with the product, such as the towns of a postal code; none for an unknown key. */
  'GET /api/lookups/:source': {
    params: object({ source: shortText(50) }),
    query: object({ q: shortText(20) }),
    answer: object({ values: list(text) }),
  },
});
