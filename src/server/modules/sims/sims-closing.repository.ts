import type { AccountPart } from '../../infra/closing/account-part.ts';
import { OF_USER } from '../../infra/export/exported.ts';

/** They have an address, and no line is left that they could be about. */
export const simsOfAccount: AccountPart = { goes: [{ table: 'sim_replacement', where: OF_USER }] };
