import { type AccountPart, BERLIN_DAY } from '../../infra/closing/account-part.ts';
import { OF_ORDERS, OF_USER } from '../../infra/export/exported.ts';

/** What payments of a customer are for. */
const SUBJECTS = `(SELECT 'order', id FROM orders WHERE user_id = $1 UNION ALL
  SELECT 'invoice', id FROM invoice WHERE user_id = $1 UNION ALL SELECT 'bills', id FROM bill_payment WHERE user_id = $1
  UNION ALL SELECT 'option', id FROM option_booking WHERE user_id = $1)`;
const OWN = `(subject_kind, subject_id) IN ${SUBJECTS}`;
const PAYMENTS = `SELECT id FROM payment WHERE ${OWN}`;

export const paymentRows: AccountPart = {
  hinders: [
    {
      kind: 'money',
      names: `SELECT id::text AS name FROM payment WHERE state = 'processing' AND ${OWN}`,
    },
    {
      kind: 'refund',
      names: `SELECT id::text AS name FROM refund WHERE state IN ('due', 'requested') AND payment_id IN (${PAYMENTS})`,
    },
  ],
  keeps: [
    { kind: 'papers', lastDay: `SELECT ${BERLIN_DAY('max(updated_at)')} AS day FROM payment WHERE ${OWN}` },
  ],
  goes: [
    { table: 'payment_link', where: OWN },
    { table: 'method_page', where: OF_USER },
  ],
  // Before the rest: payments are found by what they are for.
  loosens: [
    { table: 'refund', where: `payment_id IN (${PAYMENTS})` },
    { table: 'payment', where: OWN },
    { table: 'contract_means', where: OF_ORDERS },
    { table: 'mandate', where: OF_USER },
    { table: 'saved_method', where: OF_USER },
  ],
};
