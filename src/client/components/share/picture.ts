import type { ReactNode } from 'react';
import type { BadgeId } from '../../../shared/badges.ts';
import type { Kick } from '../../../shared/games/penalty-kick.ts';

/** What a picture shows besides the brand; all words are in the page's language. */
export type Picture = BadgePicture | ResultPicture;

export interface BadgePicture {
  kind: 'badge';
  badge: BadgeId;
  /** Above the title: what it is. */
  kicker: string;
  title: string;
  /** Under the title: since when. */
  note: string;
}

export interface ResultPicture {
  kind: 'result';
  kicks: readonly Kick[];
  /** What was played. */
  kicker: string;
  /** A word to those who get the picture. */
  title: string;
  /** The page's own drawings, which are copied: `data-part` says which is the scene, the player, the shirt. */
  drawings: (name: string | undefined) => ReactNode;
}

export const pictureSize = { width: 1080, height: 1350 } as const;
