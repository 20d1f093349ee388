// A floodlit evening.
import { chance, fill, group, line, linear } from '../kit.ts';

/** A flag in two halves that the wind lifts, from its pole to the right. */
export function flag(id: string, colours: readonly [string, string], size: number): string {
  const wave = 'c110 -70 190 60 300 6s150 -50 210 -20';
  const back = 'c-60 -30 -100 -34 -210 20s-190 -76 -300 -6';
  const shade = linear(
    id,
    [
      [0, '#000', 0.3],
      [0.2, '#fff', 0.22],
      [0.42, '#000', 0.28],
      [0.62, '#000', 0.05],
      [0.8, '#fff', 0.2],
      [1, '#000', 0.25],
    ],
    [0, 0, 1, 0.12],
  );
  const cloth = (from: number, high: number) => `M0 ${from}${wave}v${high}${back}Z`;
  return group(
    `scale(${size})`,
    fill(cloth(0, 180), colours[0]) +
      fill(cloth(178, 180), colours[1]) +
      shade +
      fill(cloth(0, 358), `url(#${id})`),
  );
}

/** People far away, as heads and shoulders in rows down to the foot. */
export const far = (y: number, size: number, colour: string, seed: number) => {
  const people = Array.from({ length: Math.ceil(1140 / (size * 1.7)) }, (_, at) => ({
    x: Math.round(at * size * 1.7 - 20 + chance(at + seed) * size * 0.5),
    top: Math.round(y + chance(at + seed + 40) * size * 0.8),
    arm: chance(at + seed + 7) > 0.6,
  }));
  const points = (list: readonly string[], width: number) =>
    line(list.join(''), colour, width, 'stroke-linecap="round" stroke-linejoin="round"');
  return [
    points(
      people.map(({ x, top }) => `M${x} ${top}v${Math.round(size * 0.16)}`),
      size * 0.74,
    ),
    points(
      people.map(({ x, top }) => `M${x} ${top}v${size}`),
      size * 0.36,
    ),
    points(
      people.map(
        ({ x, top }) =>
          `M${Math.round(x - size * 0.42)} ${Math.round(top + size * 1.3)}h${Math.round(size * 0.84)}v500h${Math.round(-size * 0.84)}z`,
      ),
      size * 0.7,
    ),
    points(
      people
        .filter(({ arm }) => arm)
        .map(
          ({ x, top }) =>
            `M${Math.round(x + size * 0.62)} ${Math.round(top + size * 1.3)}l${Math.round(size * 0.3)} ${Math.round(-size * 0.9)}l${Math.round(-size * 0.2)} ${Math.round(-size)}`,
        ),
      size * 0.26,
    ),
  ].join('');
};
