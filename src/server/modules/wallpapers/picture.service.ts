import type { ReadBy } from '../../../shared/contracts/contract.ts';
import {
  type PictureFormat,
  pixelsOf,
  type WallpaperSize,
} from '../../../shared/wallpapers/wallpaper-sizes.ts';
import { problem } from '../../errors/problem.ts';
import { spendNow } from '../../infra/budgets/spend.service.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { renderHere } from '../../infra/pictures/render-here.ts';
import { drawWallpaper, placesOf } from './drawing/draw-wallpaper.ts';
import { type Opener, openFor } from './open-wallpaper.ts';
import { keepPictures } from './picture-memory.ts';
import type { wallpaperShirt } from './shirt.contract.ts';
import { noteDownload } from './wallpaper-download.repository.ts';
import { findWallpaper, type StoredWallpaper } from './wallpapers.repository.ts';

export interface Wanted {
  name: string;
  size: WallpaperSize;
  format: PictureFormat;
  shirt: ReadBy<typeof wallpaperShirt>;
}

export interface Picture {
  bytes: Buffer;
  /** Of the file: no name of a person is in it. */
  fileName: string;
}

const kept = keepPictures();

/**
 * The picture of a wallpaper for a customer, who is counted once for each wallpaper.
 * @throws Problem 1042 unknown; 1138 not for this customer yet; 429 too many
 */
export async function pictureFor(deps: AppDeps, opener: Opener, wanted: Wanted): Promise<Picture> {
  const wallpaper = await findWallpaper(deps.db, opener.team, wanted.name);
  if (!wallpaper) throw problem(1042);
  const isOpen = await openFor(deps, opener.userId);
  if (!isOpen(wallpaper)) throw problem(1138);
  await spendNow(deps, 'picture', [
    { budget: 'pictureUser', key: `user:${opener.userId}` },
    { budget: 'pictureCustomers' },
  ]);
  const { size, format } = wanted;
  const bytes = await made(deps, wallpaper, { ...pixelsOf(size), format }, wanted.shirt);
  await noteDownload(deps.db, opener.userId, wallpaper.id, deps.clock());
  return { bytes, fileName: `${wallpaper.team}-${wallpaper.slug}-${size}.${format}` };
}

async function made(
  { config, teams, renderPicture = renderHere }: AppDeps,
  { team, motif }: StoredWallpaper,
  wanted: { width: number; height: number; format: PictureFormat },
  shirt: Wanted['shirt'],
): Promise<Buffer> {
  const drawing = { root: config.root, team: teams[team], motif };
  const isPersonal = placesOf(drawing).length > 0;
  const make = () =>
    renderPicture({ svg: drawWallpaper(drawing, isPersonal ? shirt : undefined), ...wanted });
  if (isPersonal) return make();
  return kept([team, motif, wanted.width, wanted.height, wanted.format].join(' '), make);
}
