import { type Exported, OF_CONTRACTS } from '../../infra/export/exported.ts';

/** Packages and what they gave. */
export const packagesExported: readonly Exported[] = [
  {
    area: 'packages',
    table: 'option_booking',
    columns: [
      'id',
      'number',
      'contract_id',
      'option_id',
      'price_cents',
      'lang',
      'early_start',
      'state',
      'starts_on',
      'ends_on',
      'withdrawn_on',
      'created_at',
      'updated_at',
    ],
    omitted: { next_delivery_on: 'our own work' },
    where: OF_CONTRACTS,
  },
  {
    area: 'packages',
    table: 'allowance',
    columns: [
      'id',
      'contract_id',
      'source',
      'month',
      'part',
      'kind',
      'zones',
      'amount',
      'starts_at',
      'ends_on',
      'ended_at',
      'told_percent',
    ],
    omitted: { source_id: 'it can be an invitation of another person' },
    where: OF_CONTRACTS,
  },
  {
    area: 'packages',
    table: 'line_allowance',
    columns: ['contract_id', 'cost_limit_cents'],
    omitted: { next_month_on: 'our own work' },
    where: OF_CONTRACTS,
  },
  {
    area: 'packages',
    table: 'invitation',
    columns: ['gigabytes', 'created_at'],
    omitted: {
      order_id: 'it is the order of the invited person',
      inviter_id: 'it can be another person',
      invited_id: 'it can be another person',
    },
    where: 'inviter_id = $1 OR invited_id = $1',
  },
];
