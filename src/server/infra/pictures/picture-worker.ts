import sharp from 'sharp';
import type { PictureTask } from './picture-task.ts';

sharp.cache(false);
sharp.concurrency(1);

/** Large enough for each size that is offered, and small enough for a process. */
const MOST_PIXELS = 8_000_000;
/** Little is gained by more work. */
const avif = { quality: 62, effort: 2, chromaSubsampling: '4:4:4' };
const png = { compressionLevel: 7, palette: false };
const clearPng = { compressionLevel: 9, palette: true, colours: 64 };

/** What a worker thread does: `picture-pool.ts` sends it the drawings. */
export async function makePicture({ svg, width, height, format, isClear }: PictureTask): Promise<Buffer> {
  const sized = svg.replace(
    '<svg ',
    `<svg width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" `,
  );
  const drawn = sharp(Buffer.from(sized), { limitInputPixels: MOST_PIXELS });
  if (isClear) return drawn.png(clearPng).toBuffer();
  const picture = drawn.removeAlpha();
  return format === 'avif' ? picture.avif(avif).toBuffer() : picture.png(png).toBuffer();
}
