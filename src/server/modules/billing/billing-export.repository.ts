import { type Exported, OF_ORDERS, OF_USER } from '../../infra/export/exported.ts';

const OF_INVOICES = 'invoice_id IN (SELECT id FROM invoice WHERE user_id = $1)';

/** Invoices, and how they are paid. */
export const billingExported: readonly Exported[] = [
  {
    area: 'billing',
    table: 'invoice',
    columns: [
      'id',
      'number',
      'kind',
      'order_id',
      'contract_id',
      'corrects_id',
      'month',
      'period_from',
      'period_to',
      'lines',
      'total_cents',
      'vat_cents',
      'settled_cents',
      'issued_on',
      'due_on',
      'recipient',
      'dunning_level',
      'dunned_on',
      'created_at',
    ],
    where: OF_USER,
  },
  {
    area: 'billing',
    table: 'settlement',
    columns: ['invoice_id', 'kind', 'amount_cents', 'payment_id', 'other_id', 'created_at'],
    omitted: { id: 'our own work' },
    where: OF_INVOICES,
  },
  {
    area: 'billing',
    table: 'collection',
    columns: ['invoice_id', 'state', 'collect_on', 'tries', 'refusal', 'updated_at'],
    where: OF_INVOICES,
  },
  {
    area: 'billing',
    table: 'bill_payment',
    columns: ['id', 'number', 'created_at'],
    omitted: { request_key: 'our own work' },
    where: OF_USER,
  },
  {
    area: 'billing',
    table: 'bill_payment_item',
    columns: ['bill_payment_id', 'invoice_id'],
    where: 'bill_payment_id IN (SELECT id FROM bill_payment WHERE user_id = $1)',
  },
  {
    area: 'billing',
    table: 'contract_means',
    columns: ['order_id', 'saved_method_id', 'since'],
    where: OF_ORDERS,
  },
  {
    area: 'billing',
    table: 'voucher',
    columns: ['id', 'cents', 'issued_at', 'redeemed_at', 'invoice_id'],
    omitted: { code_hash: 'it is used up', expires_at: 'only of those that are not redeemed' },
    where: OF_USER,
  },
];
