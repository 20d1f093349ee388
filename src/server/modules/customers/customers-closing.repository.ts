import type { AccountPart } from '../../infra/closing/account-part.ts';
import { OF_USER } from '../../infra/export/exported.ts';

/** The account itself comes last: with it go the sessions and what was sent by forms. */
export const customersOfAccount: AccountPart = {
  goes: [
    { table: 'known_source', where: OF_USER },
    { table: 'contact_change', where: OF_USER },
    { table: 'reset_token', where: OF_USER },
    { table: 'billing_customer', where: OF_USER },
    { table: 'advertising_choice', where: OF_USER },
  ],
  ends: [{ table: 'users', where: 'id = $1' }],
};
