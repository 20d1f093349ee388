import { integer, object, optional } from '../../../shared/api/shapes.ts';
import { formContract, mayGo, need } from '../../../shared/contracts/contract.ts';
import { textUpTo } from '../../../shared/contracts/shapes.ts';

/** What is printed on the shirt of a wallpaper. It is not stored. */
export const wallpaperShirt = formContract(
  'wallpapers/shirt',
  'call POST /api/wallpaper/{id}/picture',
  object({
    name: mayGo(optional(need(textUpTo(10), 'it is drawn', 'page /dashboard/wallpapers'))),
    number: mayGo(optional(need(integer, 'it is drawn', 'page /dashboard/wallpapers'))),
  }),
);
