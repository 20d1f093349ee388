// The eagle of cut paper, as the game's stand and the wallpapers have it: its feathers, and its head in profile.

/** A feather: where it begins, how far it goes, and half of its breadth. */
export type Cut = readonly [x: number, y: number, dx: number, dy: number, half: number];

/** A feather from its root to its tip, blunt like one that is cut with scissors. */
export function cut([x, y, dx, dy, half]: Cut): string {
  const long = Math.hypot(dx, dy);
  const [across, down] = [(-dy / long) * half, (dx / long) * half];
  const at = (along: number, beside: number) =>
    `${(x + dx * along + across * beside).toFixed(1)} ${(y + dy * along + down * beside).toFixed(1)}`;
  return `M${at(0, 0.5)}C${at(0.4, 1.1)} ${at(0.8, 1.2)} ${at(1, 0.1)}C${at(0.86, -0.9)} ${at(0.4, -1)} ${at(0, -0.5)}Z`;
}

const neck: readonly Cut[] = [
  [-26, 0, 3, 11, 2],
  [-14, 6, 4, 12, 2.2],
  [-32, 18, 3, 14, 2.4],
  [-18, 22, 4, 14, 2.5],
  [-3, 20, 4, 13, 2.3],
  [-38, 38, 2, 17, 2.8],
  [-23, 42, 4, 17, 2.9],
  [-7, 40, 5, 16, 2.8],
  [9, 36, 5, 14, 2.5],
  [-46, 60, 1, 18, 3],
  [-30, 63, 3, 17, 3],
  [-13, 62, 4, 17, 3],
  [4, 60, 5, 16, 3],
  [21, 55, 6, 15, 2.8],
];
/** The feathers of the neck: cuts that become longer below. */
export const NECK = neck.map(cut).join('');

/** Open at the neck. */
export const HEAD =
  'M-70 80C-52 58-50 34-46 16-41-10-24-33 4-35 15-36 24-32 29-26 40-25 49-16 50 0L31 12 25 19 32 24 28 30 37 37 32 42 44 50 40 57 56 64 72 80';
export const BILL =
  'M28-26C40-26 49-17 50.5-2 51 4 50 8 48 11 46 5 41 2 33 2 26 2 20 3 14 5 17 1 18-4 18-9 18-16 22-22 28-26Z';
/** The nostril, and the line between the halves of the bill. */
export const MARKS = 'M30-16C34-18 37-17 38-15 35-15 33-14 31-12ZM14 5C24 1 34 0 42 3L33 4Z';
/** The light around the eye. */
export const CHEEK = 'M-14-20C-4-22 8-20 17-12 15-5 8-3 1-6-6-9-10-14-14-20Z';
/** The brow with the eye below it. */
export const BROW = 'M-16-22C-2-24 10-20 19-10L11-7C4-12-6-17-16-22ZM5-9A4 4 0 1 0 13-9Z';
