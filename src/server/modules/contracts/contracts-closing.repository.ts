import type { AccountPart } from '../../infra/closing/account-part.ts';
import { OF_CONTRACTS, OF_USER } from '../../infra/export/exported.ts';

export const contractsOfAccount: AccountPart = {
  hinders: [
    {
      kind: 'line',
      names: `SELECT msisdn AS name FROM contract WHERE ${OF_USER} AND closed_at IS NULL ORDER BY created_at`,
    },
    // Its last bill is still to come.
    {
      kind: 'money',
      names: `SELECT number AS name FROM contract
        WHERE ${OF_USER} AND closed_at IS NOT NULL AND next_invoice_on IS NOT NULL ORDER BY created_at`,
    },
  ],
  keeps: [
    { kind: 'papers', lastDay: `SELECT max(ended_on)::text AS day FROM contract WHERE ${OF_USER}` },
    {
      kind: 'identity',
      lastDay: `SELECT max(ended_on)::text AS day FROM contract WHERE ${OF_USER} AND keeps_identity`,
    },
  ],
  goes: [{ table: 'contract', where: OF_USER, set: 'line_name = NULL' }],
  ends: [
    { table: 'line_barring', where: OF_CONTRACTS },
    { table: 'contract', where: OF_USER },
  ],
};
