import type { PrintPlace } from '../../../../shared/wallpapers/fit-print.ts';

/** What a wallpaper shows; each brand draws all of them in its own way. */
export const motifIds = [
  'shirt',
  'number',
  'spirit',
  'pattern',
  'stadium',
  'stand',
  'scarf',
  'goal',
  'champion',
] as const;
export type MotifId = (typeof motifIds)[number];

/** The field of every drawing. Phones of another shape see less of two opposite edges. */
export const field = { width: 1080, height: 2400 } as const;

/** What a brand's drawings are made from. */
export interface Inks {
  ground: string;
  deep: string;
  raised: string;
  line: string;
  soft: string;
  muted: string;
  ink: string;
  hot: string;
  onHot: string;
  glow: string;
  cloth: string;
  stripe: string;
  /** The accent of the light theme: another dark colour of the brand. */
  second: string;
  /** Shapes of the sign (48 × 48) in a colour. */
  mark: (colour: string) => string;
  /** Of the brand's display face. */
  weight: number;
}

export interface Drawing {
  /** SVG shapes in the field. */
  shapes: string;
  /** The clock of a phone must be dark on it. */
  isLight?: true;
  /** Name and number lie on the shapes. */
  places?: readonly PrintPlace[];
}

export type Motif = (inks: Inks) => Drawing;
export type Motifs = Readonly<Record<MotifId, Motif>>;
