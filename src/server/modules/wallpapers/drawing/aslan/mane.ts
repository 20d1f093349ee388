// Hair in strands.
import { chance, fill, round } from '../kit.ts';

interface Strands {
  /** How many, from one angle to the other: 0 is up, 90 is right. */
  count: number;
  from?: number;
  to?: number;
  /** Where they begin and end, from the middle. */
  inner: number;
  reach: number;
  width: number;
  /** How far the tips of those at the sides hang down. */
  fall?: number;
  seed?: number;
}

/** A strand is broad at its root, bent, and ends in a point. */
function strand(at: number, { count, from = 0, to = 360, inner, reach, width, fall = 0, seed = 0 }: Strands) {
  const own = chance(at + seed);
  const angle = ((from + ((at + (own - 0.5) * 0.5) * (to - from)) / count) * Math.PI) / 180;
  const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
  const far = reach * (0.8 + 0.28 * chance(at * 3 + seed));
  const drop = fall * (1 - Math.cos(angle)) * 0.5;
  const bend = (chance(at * 7 + seed) - 0.5) * width * 1.6;
  const spot = (along: number, beside: number, down: number) =>
    `${round(dx * along - dy * beside)} ${round(dy * along + dx * beside + down)}`;
  const middle = inner + (far - inner) * 0.5;
  return `M${spot(inner, -width, 0)}Q${spot(middle, bend - width, drop * 0.2)} ${spot(far, bend * 1.6, drop)}Q${spot(middle, bend + width, drop * 0.2)} ${spot(inner, width, 0)}Z`;
}

/** Strands around the origin; those in light have one colour, those in the shade the other, by how far left they are. */
export function strands(look: Strands, light: string, shade = light): string {
  const { count, from = 0, to = 360 } = look;
  const paths = Array.from({ length: count }, (_, at) => ({
    d: strand(at, look),
    isLit: Math.sin(((from + (at * (to - from)) / count) * Math.PI) / 180) < 0.06,
  }));
  const of = (isLit: boolean) =>
    paths
      .filter((one) => one.isLit === isLit)
      .map(({ d }) => d)
      .join('');
  return fill(of(false), shade) + fill(of(true), light);
}
