// Sea and storm.
import { all, fill, line, linear, round } from '../kit.ts';
import type { Inks } from '../motif.ts';

export function storm({ ground, raised, cloth }: Inks): string {
  return (
    linear('storm', [
      [0, ground],
      [0.55, raised],
      [1, cloth],
    ]) + all('url(#storm)')
  );
}

/** A flash that begins and ends in a point, broad in its upper half. */
export function flash(points: readonly (readonly [number, number])[], broad: number): string {
  const side = (sign: 1 | -1) =>
    points.map(
      ([x, y], at) => `${round(x + sign * broad * Math.min(at * 0.6, 1 - at / (points.length - 1)))} ${y}`,
    );
  const glow = (width: number, opacity: number) =>
    line(
      `M${points.map((point) => point.join(' ')).join('L')}`,
      '#BFE6FF',
      width,
      `stroke-opacity="${opacity}" stroke-linejoin="round" stroke-linecap="round"`,
    );
  return (
    glow(84, 0.07) +
    glow(60, 0.1) +
    glow(34, 0.22) +
    fill(`M${side(-1).join('L')}L${side(1).reverse().join('L')}Z`, '#FFFFFF')
  );
}
