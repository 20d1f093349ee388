import { operations } from './operation.ts';
import { anyObject, anything, boolean, list, object, shortText, text } from './shapes.ts';

const byId = object({ area: shortText(50), form: shortText(50) });

export const formsApi = operations({
  'GET /api/forms': { answer: object({ forms: list(object({ id: text, version: text })) }) },
  'GET /api/forms/:area/:form': {
    params: byId,
    answer: object({
      id: text,
      version: text,
      schema: anyObject(),
      uiSchema: anyObject(),
      words: anyObject(),
    }),
  },
  /** The wording that the caller sees: the name of a variant, else `original`. */
  'GET /api/forms/:area/:form/variant': { params: byId, answer: object({ variant: text }) },
  'POST /api/forms/:area/:form/validate': {
    params: byId,
    body: anything,
    answer: object({
      valid: boolean,
      errors: list(object({ path: text, keyword: text, rule: text, message: text })),
    }),
  },
});
