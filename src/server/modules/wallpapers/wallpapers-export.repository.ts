import { type Exported, OF_USER } from '../../infra/export/exported.ts';

/** The wallpapers that a customer has got or won. */
export const wallpapersExported: readonly Exported[] = [
  { area: 'wallpapers', table: 'wallpaper_download', columns: ['wallpaper_id', 'first_at'], where: OF_USER },
  {
    area: 'wallpapers',
    table: 'wallpaper_prize',
    columns: ['wallpaper_id', 'won_by', 'won_at'],
    where: OF_USER,
  },
];
