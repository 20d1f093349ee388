import { type Exported, OF_ORDERS } from '../../infra/export/exported.ts';

/** Numbers that came along. */
export const portingsExported: readonly Exported[] = [
  {
    area: 'orders',
    table: 'porting',
    columns: [
      'id',
      'order_id',
      'provider_id',
      'provider_name',
      'mnp_type',
      'msisdn',
      'contract_ends_on',
      'holder',
      'state',
      'reason',
      'scheduled_on',
      'agreed_on',
      'updated_at',
      'corrected_data',
      'left_on',
      'arrived_on',
      'announced_for',
      'asked_at',
    ],
    where: OF_ORDERS,
  },
];
