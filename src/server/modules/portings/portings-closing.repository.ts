import type { AccountPart } from '../../infra/closing/account-part.ts';
import { OF_ORDERS } from '../../infra/export/exported.ts';

/** A porting goes with its order. */
export const portingsOfAccount: AccountPart = {
  hinders: [
    {
      kind: 'porting',
      names: `SELECT msisdn AS name FROM porting
        WHERE ${OF_ORDERS} AND state IN ('requested', 'sentToDonor', 'scheduled', 'inProgress')`,
    },
  ],
};
