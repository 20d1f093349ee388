// Newsprint: black, white, dots and edges.
import { line, round } from '../kit.ts';

export const PAPER = '#F3F2EE';
export const INK = '#0B0B0C';

/** Printed dots whose size says how dark a place is. @param tone from 0 (none) to 1, by the place in the field */
export function halftone(step: number, colour: string, tone: (x: number, y: number) => number): string {
  const sizes = new Map<number, string>();
  const rows = Math.ceil(2400 / (step / 2)) + 1;
  for (let row = 0; row < rows; row += 1)
    for (let x = (row % 2) * (step / 2); x <= 1080 + step; x += step) {
      const y = (row * step) / 2;
      const size = Math.round(Math.min(1, Math.max(0, tone(x, y))) * 16);
      if (size > 0) sizes.set(size, `${sizes.get(size) ?? ''}M${round(x)} ${round(y)}h0`);
    }
  return [...sizes]
    .map(([size, d]) => line(d, colour, (size / 16) * step * 0.98, 'stroke-linecap="round"'))
    .join('');
}
