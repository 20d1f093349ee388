// Sea and storm.
import { all, calm, disc, fill, glowAt, line, linear, round, times } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { boat } from './boat.ts';

export interface Wave {
  y: number;
  rise: number;
  length: number;
  shift: number;
}

/** Steep on one side and long on the other, as a wave is that is about to break. */
const heightAt = (x: number, { y, rise, length, shift }: Wave) => {
  const turn = ((x / length + shift) % 1) * Math.PI * 2;
  return y - rise * (0.8 * Math.sin(turn) + 0.2 * Math.sin(2 * turn + 0.9));
};

/** Smooth through its points. */
function crest(wave: Wave): string {
  const step = 60;
  const points = Array.from(
    { length: 21 },
    (_, at) => [at * step - 60, heightAt(at * step - 60, wave)] as const,
  );
  const slope = (x: number) => (heightAt(x + 1, wave) - heightAt(x - 1, wave)) / 2;
  return points
    .map(([x, y], at) =>
      at === 0
        ? `M${x} ${round(y)}`
        : `C${x - step + 20} ${round((points[at - 1]?.[1] ?? y) + slope(x - step) * 20)} ${x - 20} ${round(y - slope(x) * 20)} ${x} ${round(y)}`,
    )
    .join('');
}

/** From the far night to the near water, light at its crest and dark at its foot. */
const COLOURS = [
  ['#3A1026', '#2A0B1A', '#8A3A58'],
  ['#571630', '#3A1026', '#B05878'],
  ['#7B1E3A', '#4A1228', '#D98BA6'],
  ['#7B1E3A', '#2A1432', '#E8A9BF'],
  ['#1E4F7A', '#141E3C', '#8ED4F5'],
  ['#2478AC', '#123A5C', '#B5E3F9'],
  ['#35A8E0', '#17547F', '#FFFFFF'],
  ['#6CC4EF', '#2482B8', '#FFFFFF'],
] as const;

/** Water from a crest down. @param near how near it is, from 0 to about 7: its lines get broader */
export function swell(
  id: string,
  wave: Wave,
  [light, dark, edge]: readonly [string, string, string],
  near: number,
): string {
  const d = crest(wave);
  const inner = (down: number) =>
    crest({
      ...wave,
      y: wave.y + down * (0.5 + near * 0.2),
      rise: wave.rise * 0.86,
      shift: wave.shift - down * 0.0012,
    });
  return [
    linear(id, [
      [0, light],
      [0.1 + wave.rise / (2410 - wave.y + wave.rise), dark],
    ]) + fill(`${d}V2410H-60Z`, `url(#${id})`),
    times(3, (one) =>
      line(inner(24 + one * 26), edge, 2 + near * 0.5, `stroke-opacity="${0.34 - one * 0.09}"`),
    ),
    line(d, edge, 3 + near * 1.3),
  ].join('');
}

/** Waves that grow from the horizon to us, and one small boat that rides on them. */
export const pattern: Motif = ({ ground, hot, cloth }) => {
  const waves = COLOURS.map(
    (_, at): Wave => ({
      y: 830 + at * 82 + at * at * 15,
      rise: 14 + at * 7 + at * at * 2.1,
      length: 380 + at * 150,
      shift: [0.1, 0.62, 0.2, 0.8, 0.42, 0.05, 0.66, 0.3][at] ?? 0,
    }),
  );
  const boatOn = waves[4];
  const [bx, by] = [690, boatOn ? heightAt(690, boatOn) : 0];
  const sail = boat({ x: bx, y: round(by + 16), turn: -13, scale: 1.15, hull: cloth, flag: hot });
  return {
    shapes: [
      linear('sky', [
        [0.2, ground],
        [0.42, '#4A1228'],
      ]) + all('url(#sky)'),
      glowAt('moonlight', '#F3D9E2', [820, 770, 520], 0.35),
      calm(ground, 0.226),
      disc(820, 770, 78, '#FBEEF3'),
      waves
        .map((wave, at) => (at === 4 ? sail : '') + swell(`w${at}`, wave, COLOURS[at] ?? COLOURS[0], at))
        .join(''),
    ].join(''),
  };
};
