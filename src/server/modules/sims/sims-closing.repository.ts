import type { AccountPart } from '../../infra/closing/account-part.ts';
import { OF_USER } from '../../infra/export/exported.ts';

export const simsOfAccount: AccountPart = { ends: [{ table: 'sim_replacement', where: OF_USER }] };
