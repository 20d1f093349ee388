import { list, object, optional, text } from '../../../shared/api/shapes.ts';
import { formContract, need } from '../../../shared/contracts/contract.ts';

/** What is read of an objection to a bill. */
export const invoiceObjection = formContract(
  'invoices/objection',
  'call POST /api/invoices/:id/objections',
  object({
    reason: need(
      text,
      'the service sees at once what is wrong',
      'column objection.reason',
      'mail objectionService',
    ),
    lines: optional(
      need(
        list(text),
        'the service sees which lines of the bill are wrong',
        'column objection.line_ids',
        'mail objectionService',
      ),
    ),
    message: need(text, 'the service judges it', 'column objection.message', 'mail objectionService'),
  }),
);
