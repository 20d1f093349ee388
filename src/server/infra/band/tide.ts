import type { Band, Field } from './band-shape.ts';
import { area, box, round, spread } from './shapes.ts';

/** The sea: waves behind the sign, water in two depths, and a shore that ends in waves. */
export function tide({ width, height, colours: { accent, primary }, base, pattern }: Field): Band {
  return {
    outline: shore(width, { from: 0, to: height, swell: height * 0.09, wave: width / 14, shift: 0 }),
    shapes: [
      area(box(0, 0, width, height), base),
      ...spread(pattern, { x: -width * 0.1, y: height * 0.06, width: width * 1.1 }, accent, 0.2),
      area(water(width, height, { depth: 0.62, wave: width / 10, shift: 0.35 }), accent, 0.14),
      area(water(width, height, { depth: 0.78, wave: width / 14, shift: 0.1 }), primary, 0.5),
    ],
    isCentred: false,
  };
}

interface Waves {
  from: number;
  to: number;
  /** The height of a wave. */
  swell: number;
  /** The length of a wave. */
  wave: number;
  /** How much of a wave it begins earlier. */
  shift: number;
}

/** From a straight line to a line of waves below it, or above where `to` is the smaller one. */
function shore(width: number, { from, to, swell, wave, shift }: Waves): string {
  const start = -shift * wave;
  const count = Math.ceil((width - start) / wave);
  const y = round(to - swell);
  const crests = `q${round(wave / 4)} ${round(swell)} ${round(wave / 2)} 0t${round(wave / 2)} 0`.repeat(
    count,
  );
  return `M${round(start)} ${round(from)}V${y}${crests}V${round(from)}Z`;
}

const water = (width: number, height: number, at: { depth: number; wave: number; shift: number }): string =>
  shore(width, {
    from: height,
    to: height * at.depth,
    swell: height * 0.07,
    wave: at.wave,
    shift: at.shift,
  });
