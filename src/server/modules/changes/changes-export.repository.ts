import { type Exported, OF_CONTRACTS } from '../../infra/export/exported.ts';

/** Changes of tariff. */
export const changesExported: readonly Exported[] = [
  {
    area: 'contracts',
    table: 'tariff_change',
    columns: [
      'id',
      'number',
      'contract_id',
      'tariff_id',
      'starts_on',
      'month',
      'minimum_ends_on',
      'line',
      'early_start',
      'answers',
      'state',
      'summary_document_id',
      'created_at',
      'updated_at',
    ],
    where: OF_CONTRACTS,
  },
];
