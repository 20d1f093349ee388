import type { AccountPart } from '../../infra/closing/account-part.ts';
import { OF_USER } from '../../infra/export/exported.ts';

export const badgesOfAccount: AccountPart = { goes: [{ table: 'badge_earned', where: OF_USER }] };
