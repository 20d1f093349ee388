import { type Exported, OF_CONTRACTS } from '../../infra/export/exported.ts';

/** What the line used, and what its owner wants to be told. */
export const usageExported: readonly Exported[] = [
  {
    area: 'usage',
    table: 'usage_day',
    columns: ['contract_id', 'day', 'kind', 'zone', 'amount'],
    where: OF_CONTRACTS,
  },
  {
    area: 'usage',
    table: 'line_usage',
    columns: [
      'contract_id',
      'read_from',
      'read_at',
      'notice_80',
      'notice_100',
      'notice_unusual',
      'unusual_on',
    ],
    omitted: { next_read_at: 'our own work', notice_channel: 'it has become notice_choice' },
    where: OF_CONTRACTS,
  },
];
