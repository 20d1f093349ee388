// A lion's head from the front, in a box of 48.
import { disc, fill, group, line, times } from '../kit.ts';
import type { Inks } from '../motif.ts';

const DARK = '#3A0811';
const LIGHT = '#FFD062';
const TUFT = 'M20.6 12C20.4 7 22 2.6 25.6-2.4 25.4 2 27.4 6 27.4 12Z';

/** A ring of tufts; each one is bent a little, as hair is. */
const mane = (count: number, from: number, size: number, colour: string) =>
  times(count, (at) =>
    group(
      `translate(24 25) rotate(${from + (at * 360) / count}) scale(${size}) translate(-24 -24)`,
      fill(TUFT, colour),
    ),
  );

const bothSides = (shapes: string) => shapes + group('matrix(-1 0 0 1 48 0)', shapes);

/** The back of a paw that holds something up by its edge; the toes point down. */
export function paw({ glow }: Inks): string {
  const toe = (x: number, y: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="24" ry="36" fill="${glow}" stroke="#8E2A0C" stroke-width="5"/>`;
  return [
    toe(-40, 46),
    toe(40, 46),
    toe(0, 56),
    fill('M-66 34C-72 -30 -40 -66 0 -66S72 -30 66 34C44 12 22 22 0 24 -22 22 -44 12 -66 34Z', glow),
    line('M-66 34C-72 -30 -40 -66 0 -66S72 -30 66 34', '#8E2A0C', 5),
  ].join('');
}

/** The mane has three rings, from the fire of the outer one to the gold of the face. */
export function lion({ glow }: Inks): string {
  return [
    mane(18, 10, 1.02, '#B5330F'),
    disc(24, 25, 15.5, '#B5330F'),
    mane(18, 0, 0.88, '#E0690C'),
    disc(24, 25, 13.6, '#E0690C'),
    mane(16, 8, 0.72, '#8E2A0C'),
    disc(24, 25, 11.6, '#8E2A0C'),
    bothSides(disc(15, 16.4, 3.1, glow) + disc(15.3, 16.8, 1.6, '#B5330F')),
    fill(
      'M14 21C14.4 15 19 13 24 13S33.6 15 34 21C34.4 26 33 29 31 32.5 29.4 36.4 27 38.6 24 38.6S18.6 36.4 17 32.5C15 29 13.6 26 14 21Z',
      glow,
    ),
    fill('M22 14.6H26L26.8 26.6 29.4 30.4C30.2 34.6 27 36.6 24 36.6S17.8 34.6 18.6 30.4L21.2 26.6Z', LIGHT),
    bothSides(
      fill('M15.6 21 21.2 23.8 20.8 25.4C18.2 25.6 16.4 24.2 15.6 21Z', DARK) +
        line('M15.6 19.4 21.4 22', DARK, 1, 'stroke-linecap="round"') +
        disc(20.4, 32, 0.4, DARK) +
        disc(19.8, 33.4, 0.4, DARK),
    ),
    fill('M20.8 27.8C22.6 27 25.4 27 27.2 27.8L24.4 31.4H23.6Z', DARK),
    line(
      'M24 31V33.2C23 35 20.8 34.8 20 33.6M24 33.2C25 35 27.2 34.8 28 33.6',
      DARK,
      0.9,
      'stroke-linecap="round"',
    ),
    fill('M21 37.4 24 43.4 27 37.4C25 38.6 23 38.6 21 37.4Z', '#E0690C'),
  ].join('');
}
