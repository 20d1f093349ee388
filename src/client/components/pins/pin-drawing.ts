/** The enamels of a pin: the brand's two colours, white, night, and the metal between them. */
export type Ink = 'cloth' | 'stripe' | 'light' | 'night' | 'metal';

/** Moved, turned (degrees) and scaled, in this order. */
export interface Placing {
  x?: number;
  y?: number;
  turn?: number;
  scale?: number;
}

/** A part of an emblem: a shape, or a line where `line` says its width. */
export interface Piece extends Placing {
  d: string;
  ink: Ink;
  line?: number;
  /** Without metal around it. */
  isBare?: boolean;
}

/** Digits in the display face, in the middle of a place. */
export interface Print {
  print: string;
  x: number;
  y: number;
  size: number;
  ink: Ink;
}

export interface PinDrawing {
  outline: string;
  ground: Ink;
  /** The whole pin hangs askew by these degrees. */
  tilt?: number;
  pieces: readonly (Piece | Print)[];
}

/** Pins are drawn in a box of this width and height. */
export const PIN = 120;

export function isPrint(piece: Piece | Print): piece is Print {
  return 'print' in piece;
}

const at = (radius: number, degrees: number, x: number, y: number) => {
  const turn = (degrees * Math.PI) / 180;
  return `${(x + radius * Math.sin(turn)).toFixed(1)} ${(y - radius * Math.cos(turn)).toFixed(1)}`;
};

export function disc(x: number, y: number, r: number): string {
  return `M${x} ${y - r}A${r} ${r} 0 1 1 ${x} ${y + r}A${r} ${r} 0 1 1 ${x} ${y - r}Z`;
}

/** A polygon with equal sides, its first corner on top. */
export function polygon(corners: number, x: number, y: number, r: number, inner = r): string {
  const points = Array.from({ length: corners * 2 }, (_, index) =>
    at(index % 2 ? inner : r, (index * 180) / corners, x, y),
  );
  return `M${points.filter((_, index) => inner !== r || index % 2 === 0).join('L')}Z`;
}

/** A rosette with round lobes. */
export function rosette(lobes: number, r: number, lobe: number): string {
  const points = Array.from({ length: lobes }, (_, index) => at(r, ((index + 1) * 360) / lobes, 60, 60));
  return `M${at(r, 0, 60, 60)}${points.map((point) => `A${lobe} ${lobe} 0 0 1 ${point}`).join('')}Z`;
}

/** Leaves on a bow: both halves of a wreath that is open on top. */
export function wreath(x: number, y: number, r: number): Piece[] {
  const leaf = 'M0-8C4.500-3 4.500 3 0 8-4.500 3-4.500-3 0-8Z';
  const angles = [158, 134, 110, 86, 62];
  return angles.flatMap((angle) =>
    [angle, -angle].map((degrees): Piece => {
      const [left = 0, top = 0] = at(r, degrees, x, y).split(' ').map(Number);
      const turn = degrees + (degrees > 0 ? -16 : 16);
      return { d: leaf, ink: 'stripe', x: left, y: top, turn };
    }),
  );
}

const PATCHES =
  'M0-7.500 7.100-2.300 4.400 6.100H-4.400L-7.100-2.300ZM0-18 6-15 0-11-6-15ZM17-3 16 5 11 2 13-5ZM10 15 2 18 4 11 11 10ZM-10 15-11 10-4 11-2 18ZM-17-3-13-5-11 2-16 5Z';

export function ball(x: number, y: number, r: number): Piece[] {
  const scale = r / 18;
  return [
    { d: disc(0, 0, 18), ink: 'light', x, y, scale },
    { d: PATCHES, ink: 'night', isBare: true, x, y, scale },
  ];
}
