export const pictureFormats = ['avif', 'png'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Of the pictures without print: one on a drawn phone, and one in a row of all motifs. */
export const previewSizes = ['large', 'small'] as const;
export type PreviewSize = (typeof previewSizes)[number];

/** The screens of common phones in pixels, the narrow ones first. */
export const wallpaperSizes = [
  '720x1600',
  '750x1334',
  '828x1792',
  '1080x1920',
  '1080x2340',
  '1080x2400',
  '1170x2532',
  '1179x2556',
  '1206x2622',
  '1290x2796',
  '1320x2868',
  '1440x3120',
] as const;
export type WallpaperSize = (typeof wallpaperSizes)[number];

/** Width and height of a size, in pixels. */
export function pixelsOf(size: WallpaperSize): { width: number; height: number } {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
}

/** The size that fits a screen best: the same pixels, else the nearest shape, and of those the nearest width. */
export function sizeForScreen(screen: { width: number; height: number }): WallpaperSize {
  const [width, height] = [screen.width, screen.height].sort((one, other) => one - other) as [number, number]; // Two go in.
  const shape = height / Math.max(1, width);
  const distance = (size: WallpaperSize) => {
    const own = pixelsOf(size);
    return Math.abs(own.height / own.width - shape) * 10 + Math.abs(own.width - width) / 1000;
  };
  return wallpaperSizes.reduce((best, size) => (distance(size) < distance(best) ? size : best));
}
