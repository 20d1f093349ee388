import { purposes } from '../purposes.ts';
import { operations } from './operation.ts';
import { list, moment, object, oneOf, type Static, shortText, uuid } from './shapes.ts';

/** The proof of a choice, which only the visitor's browser keeps: no row names a person. */
const consentReceipt = object({ id: uuid, at: moment });
export type ConsentReceipt = Static<typeof consentReceipt>;

export const consentsApi = operations({
  /** Logs what a visitor allowed and, by leaving it out, refused. */
  'POST /api/consents': {
    body: object({
      /** Of the text that was shown. */
      version: shortText(22),
      granted: list(oneOf(...purposes), { maxItems: purposes.length }),
    }),
    answer: object({ receipt: consentReceipt }),
    status: 201,
  },
});
