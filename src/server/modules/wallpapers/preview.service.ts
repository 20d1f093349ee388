import { createHash } from 'node:crypto';
import type { PreviewSize } from '../../../shared/wallpapers/wallpaper-sizes.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import type { RenderPicture } from '../../infra/pictures/picture-task.ts';
import { renderHere } from '../../infra/pictures/render-here.ts';
import { Turns } from '../../infra/turns.ts';
import { drawWallpaper } from './drawing/draw-wallpaper.ts';
import { keepPictures } from './picture-memory.ts';
import { wallpaperById } from './wallpapers.repository.ts';

/** As a drawn phone on a page, and as one in the row of all motifs. */
export const previewPixels = {
  large: { width: 450, height: 1000 },
  small: { width: 162, height: 360 },
} as const;

interface Preview {
  bytes: Buffer;
  etag: string;
}

/** They have no name in them, so all readers get the same ones: downloads do not push them out. */
const kept = keepPictures();
/** A page asks for all motifs at once; between two of them there is room for a customer's own picture. */
const turns = new Turns();

/** A small picture without print, which everybody sees. @throws Problem 1042 */
export async function previewOf(deps: AppDeps, id: string, size: PreviewSize): Promise<Preview> {
  const wallpaper = await wallpaperById(deps.db, id);
  if (!wallpaper) throw problem(1042);
  const { team, motif } = wallpaper;
  const { config, teams, renderPicture = renderHere } = deps;
  const draw = () => drawWallpaper({ root: config.root, team: teams[team], motif });
  const bytes = await kept([team, motif, size].join(' '), () => inTurn(renderPicture, draw, size));
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"` };
}

/** Each preview is drawn once, so the line of those that wait has an end. */
async function inTurn(render: RenderPicture, draw: () => string, size: PreviewSize): Promise<Buffer> {
  await turns.take(Number.POSITIVE_INFINITY);
  try {
    return await render({ svg: draw(), ...previewPixels[size], format: 'avif' });
  } finally {
    turns.giveBack();
  }
}
