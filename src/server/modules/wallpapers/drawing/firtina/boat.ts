// Sea and storm.
import { fill, group, line } from '../kit.ts';

interface Boat {
  /** Where its keel is. */
  x: number;
  y: number;
  turn: number;
  scale: number;
  hull: string;
  flag: string;
}

/** A small boat under sail, about 220 wide. */
export function boat({ x, y, turn, scale, hull, flag }: Boat): string {
  return group(
    `translate(${x} ${y}) rotate(${turn}) scale(${scale})`,
    [
      line('M-8 -20V-232', '#F3D9E2', 7, 'stroke-linecap="round"'),
      fill('M2 -226C70 -160 92 -90 96 -36C60 -26 30 -26 2 -32Z', '#FFFFFF'),
      fill('M2 -226C34 -160 40 -90 34 -28L2 -32Z', '#DCEBF4'),
      fill('M-18 -206C-56 -150 -76 -92 -82 -40C-56 -30 -38 -30 -18 -34Z', '#F7C9D6'),
      fill('M-104 -20C-60 -4 60 -4 118 -26C106 22 82 46 56 50H-50C-78 42 -98 16 -104 -20Z', hull),
      line('M-102 -18C-60 -2 60 -2 116 -24', '#FFFFFF', 8, 'stroke-linecap="round"'),
      fill('M-8 -232C10 -246 26 -224 48 -238C40 -222 20 -212 -8 -216Z', flag),
    ].join(''),
  );
}
