import type { Band, Field } from './band-shape.ts';
import { area, box, polygon, round, spread } from './shapes.ts';

/** Lit from both upper corners, the sign in the middle before the mane; perforated below. */
export function floodlight({ width, height, colours: { accent, primary }, base, pattern }: Field): Band {
  const cone = (mast: number, near: number, far: number) =>
    polygon([
      [mast, -height * 0.1],
      [near, height],
      [far, height],
    ]);
  const mane = height * 3.4;
  return {
    outline: perforated(width, height),
    shapes: [
      area(box(0, 0, width, height), base),
      ...spread(pattern, { x: (width - mane) / 2, y: height * 0.5 - mane / 2, width: mane }, accent, 0.24),
      area(cone(0, width * 0.2, width * 0.46), accent, 0.16),
      area(cone(width, width * 0.8, width * 0.54), accent, 0.16),
      area(box(0, 0, width, height * 0.07), primary),
    ],
    isCentred: true,
  };
}

function perforated(width: number, height: number): string {
  const count = Math.round(width / 15);
  const step = width / count;
  const r = step * 0.27;
  const holes = Array.from({ length: count }, (_, at) => {
    const x = width - (at + 0.5) * step;
    return `H${round(x + r)}A${round(r)} ${round(r)} 0 0 0 ${round(x - r)} ${height}`;
  });
  return `M0 0H${width}V${height}${holes.join('')}H0Z`;
}
