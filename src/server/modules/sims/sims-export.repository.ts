import { type Exported, OF_USER } from '../../infra/export/exported.ts';

/** The SIMs that took the place of others. */
export const simsExported: readonly Exported[] = [
  {
    area: 'sims',
    table: 'sim_replacement',
    columns: [
      'contract_id',
      'kind',
      'state',
      'price_cents',
      'recipient',
      'iccid',
      'sent_at',
      'parcel_state',
      'parcel_at',
      'tracking_number',
      'created_at',
      'due_at',
      'closes_at',
    ],
    omitted: {
      id: 'our own work',
      confirm_hash: 'a secret',
      cancel_hash: 'a secret',
      parcel_asked_at: 'our own work',
      late_told_at: 'our own work',
    },
    where: OF_USER,
  },
];
