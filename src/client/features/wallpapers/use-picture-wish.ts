import { useState } from 'react';
import { sizeForScreen, type WallpaperSize } from '../../../shared/wallpapers/wallpaper-sizes.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import type { PictureWish } from './picture-choice.tsx';

/** The size of most phones; one is suggested where the screen is none. */
const USUAL: WallpaperSize = '1080x2400';
/** Wider screens are those of tablets and computers. */
const WIDEST_PHONE = 500;

/** What the customer wants; at first the size of this screen, where it is a phone's. */
export function usePictureWish() {
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<Partial<PictureWish>>({});
  const ownSize = isHydrated ? phoneSize() : undefined;
  const wish: PictureWish = { size: ownSize ?? USUAL, format: 'png', ...chosen };
  return { wish, setWish: (next: PictureWish) => setChosen(next), ownSize };
}

function phoneSize(): WallpaperSize | undefined {
  const { width, height } = window.screen;
  if (Math.min(width, height) > WIDEST_PHONE || Math.min(width, height) === 0) return undefined;
  const dots = window.devicePixelRatio || 1;
  return sizeForScreen({ width: Math.round(width * dots), height: Math.round(height * dots) });
}
