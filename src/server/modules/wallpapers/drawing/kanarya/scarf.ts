// Light over dark water.
import {
  all,
  box,
  calm,
  chance,
  clip,
  disc,
  fill,
  glowAt,
  group,
  line,
  linear,
  round,
  times,
} from '../kit.ts';
import type { Motif } from '../motif.ts';
import { knit } from '../parts.ts';

/** It hangs over the rod: the front end swings a little, and the back one is as broad and higher. */
const FRONT =
  'M196 716C196 640 226 618 290 618H610C674 618 704 640 704 716C706 900 716 1080 712 1280S690 1640 706 1780 718 1960 712 2030C560 2066 360 2062 178 2024C196 1900 186 1780 196 1640S212 1300 204 1080 196 860 196 716Z';
const BACK =
  'M420 640H812C868 640 896 664 896 720C900 900 886 1080 896 1240S912 1500 902 1660C750 1690 560 1688 400 1660C410 1400 420 1000 420 640Z';

/** Tufts of wool at an edge that hangs from one point to another. */
function tufts(x1: number, y1: number, x2: number, y2: number, count: number, seed: number): string {
  return times(count, (at) => {
    const part = (at + 0.5) / count;
    const [x, y] = [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part + Math.sin(part * Math.PI) * 22];
    const long = 92 + chance(at + seed) * 26;
    return times(5, (one) => {
      const off = (one - 2) * 6;
      const end = off * 1.7 + (chance(at * 5 + one + seed) - 0.5) * 12 - 8;
      return `M${round(x + off * 0.5)} ${round(y - 8)}C${round(x + off * 0.4)} ${round(y + 34)} ${round(x + end)} ${round(y + long * 0.6)} ${round(x + end)} ${round(y + long - Math.abs(off) * 0.7)}`;
    });
  });
}

/** A stripe across the cloth: each fold bends it. */
function bent(y: number, high: number): string {
  const wave = (x: number) => y + 16 * Math.sin(x / 58) + 10 * Math.sin(x / 33 + 1);
  const xs = Array.from({ length: 46 }, (_, at) => 160 + at * 17);
  const edge = (list: readonly number[], down: number) =>
    list.map((x) => `${x} ${round(wave(x) + down)}`).join('L');
  return `M${edge(xs, 0)}L${edge([...xs].reverse(), high)}Z`;
}
const bands = (list: readonly (readonly [y: number, high: number])[], colour: string) =>
  fill(list.map(([y, high]) => bent(y, high)).join(''), colour);

/** Folds of the cloth: dark on one side, and light on the other one, from the rod to the end. */
const FOLDS = [
  [262, 14],
  [352, -10],
  [470, 12],
  [560, -14],
  [640, 10],
] as const;
const folds = FOLDS.map(
  ([x, bend]) =>
    fill(
      `M${x} 700C${x + bend * 3} 1000 ${x - bend * 2} 1400 ${x + bend} 2060H${x + 40}C${x + 46 - bend * 2} 1400 ${x + 40 + bend * 3} 1000 ${x + 6} 700Z`,
      '#000',
      'fill-opacity="0.22"',
    ) +
    fill(
      `M${x - 4} 700C${x - 26 + bend * 3} 1000 ${x - 30 - bend * 2} 1400 ${x - 24 + bend} 2060H${x + bend}C${x - bend * 2} 1400 ${x + bend * 3} 1000 ${x} 700Z`,
      '#fff',
      'fill-opacity="0.13"',
    ),
).join('');

/** The scarf hangs over a rod, which a cord holds on two nails. */
export const scarf: Motif = (inks) => {
  const round3d = linear(
    'round',
    [
      [0, '#000', 0.5],
      [0.16, '#fff', 0.1],
      [0.3, '#000', 0.16],
      [0.5, '#fff', 0.08],
      [0.72, '#000', 0.2],
      [0.88, '#fff', 0.07],
      [1, '#000', 0.5],
    ],
    [0, 0, 1, 0],
  );
  return {
    shapes: [
      linear('wall', [
        [0.2, inks.ground],
        [0.5, inks.second],
        [1, inks.ground],
      ]) + all('url(#wall)'),
      glowAt('spot', '#5C82FF', [640, 1200, 1000], 0.4),
      calm(inks.ground, 0.225),
      // Its shadow on the wall, soft at its edges.
      times(5, (at) =>
        group(
          `translate(${60 + at * 4} ${54 + at * 4})`,
          line(`${FRONT}${BACK}`, '#02061A', 44 - at * 10) + fill(`${FRONT}${BACK}`, '#02061A'),
          'opacity="0.13"',
        ),
      ),
      // The rod goes across the wall, in two hooks.
      line(
        'M70 590V640C70 700 130 700 130 656M1010 590V640C1010 700 950 700 950 656',
        '#C9D0E8',
        14,
        'stroke-linecap="round"',
      ),
      disc(70, 584, 24, '#C9D0E8') +
        disc(64, 578, 8, '#FFFFFF') +
        disc(1010, 584, 24, '#C9D0E8') +
        disc(1004, 578, 8, '#FFFFFF'),
      box(-20, 652, 1120, 32, '#8A5A1E') + box(-20, 656, 1120, 9, '#E8B866'),
      line(
        'M70 640C70 700 130 700 130 656M1010 640C1010 700 950 700 950 656',
        '#C9D0E8',
        14,
        'stroke-linecap="round"',
      ),
      knit('knit', 24, 0.34) + round3d,
      line(tufts(406, 1654, 898, 1654, 22, 40), '#B88F00', 6, 'stroke-linecap="round"'),
      clip('back', `<path d="${BACK}"/>`),
      `<g clip-path="url(#back)">${[
        box(380, 600, 560, 1180, '#0C1530'),
        line(BACK, '#B88F00', 64),
        bands(
          [
            [716, 30],
            [1330, 32],
            [1394, 32],
            [1592, 60],
          ],
          '#B88F00',
        ),
        box(380, 600, 560, 1180, 'url(#knit)'),
        fill(FRONT, '#000', 'fill-opacity="0.5" transform="translate(34 22)"'),
        // It bends over the rod, and its outer side is turned away from the light.
        linear('turned', [
          [0, '#fff', 0.25],
          [0.06, '#000', 0.4],
          [0.2, '#000', 0],
        ]) + box(380, 630, 560, 1100, 'url(#turned)'),
        fill(
          'M806 690C780 1000 830 1300 796 1690H840C866 1300 820 1000 836 690Z',
          '#000',
          'fill-opacity="0.35"',
        ),
      ].join('')}</g>`,
      line(tufts(184, 2018, 710, 2024, 24, 3), inks.hot, 6.5, 'stroke-linecap="round"'),
      clip('front', `<path d="${FRONT}"/>`),
      `<g clip-path="url(#front)">${[
        box(180, 600, 620, 1500, inks.cloth),
        line(FRONT, inks.hot, 72),
        bands(
          [
            [730, 34],
            [796, 34],
            [1664, 34],
            [1730, 34],
            [1950, 110],
          ],
          inks.hot,
        ),
        group('translate(388 1812) scale(2.6)', inks.mark(inks.hot)),
        box(180, 600, 620, 1500, 'url(#knit)') + fill(FRONT, 'url(#round)'),
        // The rod lifts the cloth: light on it, shade below it.
        linear('over', [
          [0, '#fff', 0],
          [0.3, '#fff', 0.42],
          [0.5, '#000', 0.05],
          [0.7, '#000', 0.55],
          [1, '#000', 0],
        ]) + box(180, 618, 620, 110, 'url(#over)'),
        folds,
      ].join('')}</g>`,
    ].join(''),
    places: [
      { what: 'name', x: 332, y: 1250, size: 340, width: 740, fill: inks.hot, rotate: 90, spacing: 4 },
    ],
  };
};
