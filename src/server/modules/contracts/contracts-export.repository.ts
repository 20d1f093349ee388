import { type Exported, OF_CONTRACTS, OF_USER } from '../../infra/export/exported.ts';

/** Contracts, and credits for them. */
export const contractsExported: readonly Exported[] = [
  {
    area: 'contracts',
    table: 'contract',
    columns: [
      'id',
      'number',
      'order_id',
      'tariff_id',
      'msisdn',
      'line_name',
      'concluded_on',
      'starts_on',
      'minimum_ends_on',
      'ended_on',
      'created_at',
      'cancelled_at',
      'withdrawn_on',
      'activated_at',
      'closed_at',
      'reminded_for',
    ],
    omitted: {
      billed_months: 'our own work',
      next_invoice_on: 'our own work',
      keeps_identity: 'our own work',
    },
    where: OF_USER,
  },
  {
    area: 'contracts',
    table: 'contract_charge',
    columns: ['contract_id', 'kind', 'cents', 'created_at', 'invoice_id'],
    omitted: { id: 'our own work' },
    where: OF_CONTRACTS,
  },
  {
    area: 'contracts',
    table: 'contract_credit',
    columns: ['contract_id', 'kind', 'days', 'cents', 'created_at', 'invoice_id'],
    where: OF_CONTRACTS,
  },
  {
    area: 'contracts',
    table: 'line_barring',
    columns: ['contract_id', 'range', 'since'],
    where: OF_CONTRACTS,
  },
];
