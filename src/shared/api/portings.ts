import { operations } from './operation.ts';
import { list, object, type Static, text, uuid } from './shapes.ts';

/** A mobile operator from which a number can be ported. */
export const operator = object({ id: uuid, name: text });

export type Operator = Static<typeof operator>;

export const portingsApi = operations({
  'GET /api/mnp-providers': { answer: object({ providers: list(operator) }) },
});
