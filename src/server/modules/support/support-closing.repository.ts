import { type AccountPart, BERLIN_DAY } from '../../infra/closing/account-part.ts';
import { OF_USER } from '../../infra/export/exported.ts';

/** Messages go after three years by themselves. */
export const supportOfAccount: AccountPart = {
  keeps: [
    {
      kind: 'messages',
      lastDay: `SELECT ${BERLIN_DAY('max(created_at)')} AS day FROM support_message WHERE ${OF_USER}`,
    },
  ],
};
