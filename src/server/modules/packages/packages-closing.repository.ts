import type { AccountPart } from '../../infra/closing/account-part.ts';
import { OF_CONTRACTS } from '../../infra/export/exported.ts';

export const packagesOfAccount: AccountPart = {
  hinders: [
    {
      kind: 'order',
      names: `SELECT number AS name FROM option_booking
        WHERE ${OF_CONTRACTS} AND state IN ('pendingPayment', 'paymentProcessing')`,
    },
  ],
  ends: [
    { table: 'option_booking', where: OF_CONTRACTS },
    { table: 'allowance', where: OF_CONTRACTS },
    { table: 'line_allowance', where: OF_CONTRACTS },
  ],
};
