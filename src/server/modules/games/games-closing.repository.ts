import type { AccountPart } from '../../infra/closing/account-part.ts';
import { OF_USER } from '../../infra/export/exported.ts';

/** Plays go with their kicks. */
export const gamesOfAccount: AccountPart = { goes: [{ table: 'game_result', where: OF_USER }] };
