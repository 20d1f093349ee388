import type { AccountPart } from '../../infra/closing/account-part.ts';
import { OF_CONTRACTS } from '../../infra/export/exported.ts';

/** Single connections go at once; an open objection, which would need them, keeps the account open. */
export const callsOfAccount: AccountPart = {
  goes: [
    { table: 'line_connection', where: OF_CONTRACTS },
    { table: 'itemised_line', where: OF_CONTRACTS },
    { table: 'itemised_choice', where: OF_CONTRACTS },
  ],
};
