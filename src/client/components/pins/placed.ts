import type { Placing } from './pin-drawing.ts';

/** A placing as SVG writes it; undefined where the shape stays. */
export function placed({ x = 0, y = 0, turn = 0, scale = 1 }: Placing): string | undefined {
  if (x === 0 && y === 0 && turn === 0 && scale === 1) return undefined;
  return `translate(${x} ${y}) rotate(${turn}) scale(${scale})`;
}
