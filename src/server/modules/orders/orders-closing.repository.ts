import { type AccountPart, BERLIN_DAY } from '../../infra/closing/account-part.ts';
import { OF_USER } from '../../infra/export/exported.ts';

/** Orders go with their options, jerseys, parcels and coupons. */
export const ordersOfAccount: AccountPart = {
  hinders: [
    {
      kind: 'order',
      names: `SELECT number AS name FROM orders
        WHERE ${OF_USER} AND (state IN ('pendingPayment', 'paymentProcessing', 'inProgress')
          OR (state <> 'cancelled' AND EXISTS (SELECT FROM delivery d
            WHERE d.order_id = orders.id AND d.state NOT IN ('delivered', 'cancelled'))))
        ORDER BY created_at`,
    },
  ],
  keeps: [
    {
      kind: 'papers',
      lastDay: `SELECT ${BERLIN_DAY('max(created_at)')} AS day FROM orders WHERE ${OF_USER}`,
    },
  ],
  loosens: [{ table: 'orders', where: OF_USER, set: 'summary_document_id = NULL, summary_hash = NULL' }],
  ends: [
    { table: 'invitation', where: '(inviter_id = $1 OR invited_id = $1)' },
    { table: 'orders', where: OF_USER },
  ],
};
