import type { Band, Field } from './band-shape.ts';
import { area, polygon, spread } from './shapes.ts';

/** Light falls across a ticket: notches where its stub is torn off, dots between them. */
export function beam({ width, height, colours: { accent, primary }, base, pattern }: Field): Band {
  const tear = width * 0.78;
  const notch = height * 0.13;
  const lean = height * 0.29;
  const ray = (from: number, to: number) =>
    polygon([
      [width * from + lean, 0],
      [width * to + lean, 0],
      [width * to, height],
      [width * from, height],
    ]);
  const bite = (x: number, y: number, way: 0 | 1) => `A${notch} ${notch} 0 0 ${way} ${x} ${y}`;
  return {
    outline: `M0 0H${width}V${height}H${tear + notch}${bite(tear - notch, height, 0)}H0Z`,
    shapes: [
      area(`M0 0H${width}V${height}H0Z`, base),
      area(ray(0.4, 0.47), accent, 0.1),
      area(ray(0.47, 0.62), accent, 0.18),
      area(ray(0.625, 0.632), primary),
      ...spread(pattern, { x: tear - width * 0.02, y: -height * 1.1, width: height * 3.1 }, accent, 0.34),
      ...dots(tear, height - notch).map((d) => area(d, accent, 0.55)),
    ],
    isCentred: false,
  };
}

function dots(x: number, end: number): string[] {
  const [r, step] = [1.1, 6.4];
  const count = Math.floor((end - 4) / step);
  return Array.from({ length: count }, (_, at) => {
    const y = 4 + at * step;
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  });
}
