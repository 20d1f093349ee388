import { type ReadBy, readForm } from '../../../shared/contracts/contract.ts';
import type { FormBody } from '../../../shared/contracts/form-body.ts';
import { companyApplication, dealerApplication } from './application.contract.ts';

/** An application of a company or a dealer. */
export type Application = ReadBy<typeof companyApplication> | ReadBy<typeof dealerApplication>;

/** What one of the two forms was sent with. */
export type SentApplication =
  | { formId: 'auth/corporate-register'; body: FormBody<'auth/corporate-register'> }
  | { formId: 'auth/dealer-application'; body: FormBody<'auth/dealer-application'> };

/** The fields of an application, and its name for the CRM. */
export function readApplication(sent: SentApplication): { kind: 'corporate' | 'dealer'; form: Application } {
  return sent.formId === 'auth/dealer-application'
    ? { kind: 'dealer', form: readForm(dealerApplication, sent.body) }
    : { kind: 'corporate', form: readForm(companyApplication, sent.body) };
}
