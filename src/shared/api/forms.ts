import { operations } from './operation.ts';
import {
  anyObject,
  anything,
  boolean,
  list,
  object,
  orNull,
  type Static,
  shortText,
  text,
} from './shapes.ts';

const byId = object({ area: shortText(50), form: shortText(50) });

/** The name of a field, and of the rule that it broke. */
const refusedField = object({ path: shortText(200), rule: shortText(60) });

/** What a browser has seen of a form that was begun: names of the definition, and nothing that was typed. */
const seenOfForm = object({
  /** The form's, as it was shown. */
  version: shortText(64),
  /** The first field was touched. */
  began: boolean,
  /** Each field and rule once. */
  refused: list(refusedField, { maxItems: 100 }),
  /** The field that was touched last, where the person left without sending. */
  left: orNull(shortText(200)),
});
export type SeenOfForm = Static<typeof seenOfForm>;

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
  /** For counters of each day, without persons. A version that is not in force any more is not counted. */
  'POST /api/forms/:area/:form/seen': {
    params: byId,
    body: seenOfForm,
    answer: object({ isCounted: boolean }),
    status: 202,
  },
  'POST /api/forms/:area/:form/validate': {
    params: byId,
    body: anything,
    answer: object({
      valid: boolean,
      errors: list(object({ path: text, keyword: text, rule: text, message: text })),
    }),
  },
});
