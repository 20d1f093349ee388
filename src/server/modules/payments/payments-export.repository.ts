import { type Exported, OF_USER } from '../../infra/export/exported.ts';

/** The things that a payment can be for: its kind, and the table of the person's own. */
const SUBJECTS = [
  ['order', 'SELECT id FROM orders WHERE user_id = $1'],
  ['invoice', 'SELECT id FROM invoice WHERE user_id = $1'],
  ['bills', 'SELECT id FROM bill_payment WHERE user_id = $1'],
  [
    'option',
    'SELECT id FROM option_booking WHERE contract_id IN (SELECT id FROM contract WHERE user_id = $1)',
  ],
] as const;
const PAYMENTS = SUBJECTS.map(
  ([kind, ids]) => `SELECT id FROM payment WHERE subject_kind = '${kind}' AND subject_id IN (${ids})`,
).join(' UNION ALL ');

/** Payments without what a provider could be asked with, and kept means of payment. */
export const paymentsExported: readonly Exported[] = [
  {
    area: 'payments',
    table: 'payment',
    columns: [
      'id',
      'attempt',
      'state',
      'version',
      'method',
      'amount_cents',
      'created_at',
      'updated_at',
      'subject_kind',
      'subject_id',
      'settles',
      'received_cents',
      'refunded_cents',
      'disputed_at',
      'order_id',
      'keeps_method',
      'is_collection',
    ],
    omitted: {
      session_id: 'a secret',
      url: 'a secret',
      transaction_id: 'the number of the provider',
      next_poll_at: 'our own work',
      saved_token: 'a secret',
    },
    where: `id IN (${PAYMENTS})`,
  },
  {
    area: 'payments',
    table: 'refund',
    columns: ['id', 'payment_id', 'amount_cents', 'reason', 'state', 'due_at', 'created_at', 'updated_at'],
    omitted: {
      provider_id: 'the number of the provider',
      attempts: 'our own work',
      next_attempt_at: 'our own work',
    },
    where: `payment_id IN (${PAYMENTS})`,
  },
  {
    area: 'payments',
    table: 'saved_method',
    columns: ['id', 'method', 'label', 'is_default', 'created_at', 'expires_on'],
    omitted: { token: 'a secret' },
    where: OF_USER,
  },
  {
    area: 'payments',
    table: 'mandate',
    columns: [
      'id',
      'saved_method_id',
      'reference',
      'creditor_id',
      'account',
      'account_holder',
      'given_at',
      'revoked_at',
    ],
    where: OF_USER,
  },
  {
    area: 'payments',
    table: 'method_page',
    columns: ['id', 'method', 'kept_at', 'created_at'],
    omitted: { session_id: 'a secret' },
    where: OF_USER,
  },
];
