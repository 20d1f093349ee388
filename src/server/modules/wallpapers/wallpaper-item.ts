import type { Lang } from '../../../shared/language.ts';
import type { MotifId } from './drawing/motif.ts';

/** A wallpaper as a file brings it: `schemas/import/wallpapers.import.json`. */
export interface WallpaperItem {
  slug: string;
  motif: MotifId;
  /** Its place in the list, the first one is 1. */
  place: number;
  /** Only customers with this badge get it. */
  badge?: string;
  /** Only customers who have won it in a game get it. */
  isPrize?: boolean;
  words: WallpaperWords;
}

export type WallpaperWords = Record<Lang, { title: string; alt: string }>;
