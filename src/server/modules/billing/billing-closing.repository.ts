import type { AccountPart } from '../../infra/closing/account-part.ts';
import { OF_CONTRACTS, OF_USER } from '../../infra/export/exported.ts';

const INVOICES = 'SELECT id FROM invoice WHERE user_id = $1';

export const billingOfAccount: AccountPart = {
  hinders: [
    {
      kind: 'money',
      names: `SELECT number AS name FROM invoice i WHERE ${OF_USER} AND (total_cents > settled_cents
        OR EXISTS (SELECT FROM collection c WHERE c.invoice_id = i.id AND c.state IN ('announced', 'underWay')))
        ORDER BY issued_on, number`,
    },
    {
      kind: 'money',
      names: `SELECT number AS name FROM objection WHERE ${OF_USER} AND answered_at IS NULL ORDER BY created_at`,
    },
    {
      kind: 'refund',
      names: `SELECT number AS name FROM invoice WHERE ${OF_USER} AND total_cents < settled_cents
        ORDER BY issued_on, number`,
    },
  ],
  keeps: [{ kind: 'papers', lastDay: `SELECT max(issued_on)::text AS day FROM invoice WHERE ${OF_USER}` }],
  ends: [
    { table: 'objection', where: OF_USER },
    { table: 'settlement', where: `(invoice_id IN (${INVOICES}) OR other_id IN (${INVOICES}))` },
    { table: 'collection', where: `invoice_id IN (${INVOICES})` },
    {
      table: 'bill_payment_item',
      where: 'bill_payment_id IN (SELECT id FROM bill_payment WHERE user_id = $1)',
    },
    { table: 'bill_payment', where: OF_USER },
    { table: 'contract_charge', where: OF_CONTRACTS },
    { table: 'contract_credit', where: OF_CONTRACTS },
    { table: 'voucher', where: OF_USER },
    { table: 'invoice', where: OF_USER },
  ],
};
