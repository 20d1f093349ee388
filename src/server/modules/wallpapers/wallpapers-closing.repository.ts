import type { AccountPart } from '../../infra/closing/account-part.ts';
import { OF_USER } from '../../infra/export/exported.ts';

export const wallpapersOfAccount: AccountPart = {
  goes: [
    { table: 'wallpaper_prize', where: OF_USER },
    { table: 'wallpaper_download', where: OF_USER },
  ],
};
