import type { FormId } from './form-ids.ts';

declare const ofForm: unique symbol;

/** The valid, normalised data of a form. Only a contract of the same form reads them. */
export interface FormBody<Id extends FormId = FormId> {
  readonly [ofForm]: Id;
}
