import { type AccountPart, BERLIN_DAY } from '../../infra/closing/account-part.ts';
import { OF_CONTRACTS, OF_ORDERS, OF_USER } from '../../infra/export/exported.ts';

const OWN = `(${OF_USER} OR ${OF_CONTRACTS} OR ${OF_ORDERS})`;

/** Cancellations and withdrawals are papers of a contract. */
export const declarationsOfAccount: AccountPart = {
  keeps: [
    {
      kind: 'papers',
      lastDay: `SELECT ${BERLIN_DAY('max(received_at)')} AS day FROM declaration WHERE ${OWN}`,
    },
  ],
  ends: [{ table: 'declaration', where: OWN }],
};
