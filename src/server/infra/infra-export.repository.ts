import type { Exported } from './export/exported.ts';

/** Papers by their names: the papers themselves can be downloaded. */
export const infraExported: readonly Exported[] = [
  {
    area: 'papers',
    table: 'document',
    columns: [
      'id',
      'kind',
      'file_name',
      'lang',
      'order_id',
      'contract_id',
      'invoice_id',
      'created_at',
      'expires_at',
    ],
    omitted: {
      owner: 'it is the account itself',
      hash: 'our own work',
      bytes: 'the paper itself can be downloaded',
    },
    where: `owner = 'user:' || $1::text`,
  },
];
