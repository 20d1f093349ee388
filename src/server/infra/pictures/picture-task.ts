import type { PictureFormat } from '../../../shared/wallpapers/wallpaper-sizes.ts';

/** A drawing, and how it is wanted. It fills the picture; what does not fit in stays outside, alike at opposite edges. */
export interface PictureTask {
  /** Without fonts, scripts, and anything that would have to be loaded. */
  svg: string;
  /** Pixels. */
  width: number;
  height: number;
  format: PictureFormat;
  /** Where nothing is drawn, the picture is clear; few colours are enough for it. */
  isClear?: boolean;
}

/** Makes a picture of a drawing. */
export type RenderPicture = (task: PictureTask) => Promise<Buffer>;
