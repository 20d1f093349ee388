import { type Exported, OF_CONTRACTS } from '../../infra/export/exported.ts';

/** Cancellations and withdrawals. */
export const declarationsExported: readonly Exported[] = [
  {
    area: 'contracts',
    table: 'declaration',
    columns: [
      'id',
      'number',
      'kind',
      'source',
      'lang',
      'content',
      'definition_version',
      'order_id',
      'contract_id',
      'outcome',
      'ends_on',
      'handled_at',
      'received_at',
      'answers',
      'waits',
    ],
    where: OF_CONTRACTS,
  },
];
