import type { AccountPart } from '../../infra/closing/account-part.ts';
import { OF_CONTRACTS } from '../../infra/export/exported.ts';

export const changesOfAccount: AccountPart = { ends: [{ table: 'tariff_change', where: OF_CONTRACTS }] };
