import type { BrandShapes } from '../pictures/brand-shapes.ts';
import type { BandShape } from './band-shape.ts';

/** A tenth of a point is finer than an eye. */
export const round = (value: number): number => Math.round(value * 10) / 10;

export const area = (d: string, colour: string, opacity = 1): BandShape => ({ d, colour, opacity });

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;

export function roundedBox(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.max(0, Math.min(radius, width / 2, height / 2));
  if (r === 0) return box(x, y, width, height);
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${round(dx)} ${round(dy)}`;
  const [across, down] = [round(width - 2 * r), round(height - 2 * r)];
  return `M${round(x + r)} ${round(y)}h${across}${arc(r, r)}v${down}${arc(-r, r)}h${-across}${arc(-r, -r)}v${-down}${arc(r, -r)}Z`;
}

export function polygon(points: readonly (readonly [x: number, y: number])[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** The brand's pattern, so large that it fills this width from this corner. */
export function spread(
  { paths, width }: BrandShapes,
  on: { x: number; y: number; width: number },
  colour: string,
  opacity: number,
): BandShape[] {
  const at = { x: on.x, y: on.y, scale: on.width / width };
  return paths.map(({ d, stroke, isEvenOdd }) => ({
    d,
    colour,
    opacity,
    at,
    ...(stroke > 0 ? { stroke } : { isEvenOdd }),
  }));
}
