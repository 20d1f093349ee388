// Sea and storm.
import { all, fill, line, linear, round } from '../kit.ts';
import type { Inks } from '../motif.ts';

interface Swell {
  y: number;
  rise: number;
  length: number;
  shift: number;
}

export const heightAt = (x: number, { y, rise, length, shift }: Swell) =>
  y - rise * Math.sin((x / length + shift) * Math.PI * 2) * 0.5;

/** The crest of a wave across the field. */
function crest(swell: Swell): string {
  return `M${Array.from({ length: 29 }, (_, at) => `${at * 40 - 20} ${round(heightAt(at * 40 - 20, swell))}`).join('L')}`;
}

/** Water below a crest. */
export const water = (swell: Swell, colour: string, more = '') =>
  fill(`${crest(swell)}V2410H-20Z`, colour, more);
export const foam = (swell: Swell, colour: string, width = 8) =>
  line(crest(swell), colour, width, 'stroke-linecap="round"');

export function storm({ ground, raised, cloth }: Inks): string {
  return (
    linear('storm', [
      [0, ground],
      [0.55, raised],
      [1, cloth],
    ]) + all('url(#storm)')
  );
}

/** The sea at the foot of a picture: swells down to its edge. */
export function sea({ hot, second, glow }: Inks, top: number): string {
  const swells: Swell[] = [
    { y: top, rise: 90, length: 760, shift: 0.1 },
    { y: top + 150, rise: 110, length: 900, shift: 0.55 },
    { y: top + 320, rise: 90, length: 820, shift: 0.2 },
    { y: top + 500, rise: 80, length: 940, shift: 0.7 },
  ];
  const colours = [second, hot, '#1B658F', '#124764'];
  return swells
    .map(
      (swell, at) =>
        water(swell, colours[at] ?? '') + foam(swell, at === 1 ? '#FFFFFF' : glow, at === 1 ? 12 : 7),
    )
    .join('');
}
