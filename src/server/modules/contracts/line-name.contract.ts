import { object, optional } from '../../../shared/api/shapes.ts';
import { formContract, need } from '../../../shared/contracts/contract.ts';
import { textUpTo } from '../../../shared/contracts/shapes.ts';

/** What a customer calls a line. */
export const lineNameForm = formContract(
  'contract/line-name',
  'call PUT /api/contracts/me/:id/line-name',
  object({
    lineName: optional(
      need(
        textUpTo(30),
        'pages, bills and mails name the line by it, and the customer tells several lines apart',
        'column contract.line_name',
      ),
    ),
  }),
);
