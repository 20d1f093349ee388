// Light over dark water.
import { box, calm, chance, clip, disc, fill, glowAt, group, line, linear, round, times } from '../kit.ts';
import type { Inks, Motif } from '../motif.ts';
import { night } from './grounds.ts';

/** Where the water begins. */
const SHORE = 1600;
/** The roof lies on the facade as a flat shell: how high its upper and its lower edge are at a place from left to right. */
const across = (part: number) => 540 - 500 * Math.cos(part * Math.PI);
const upper = (part: number) => 1400 - 118 * Math.sin(part * Math.PI);
const lower = (part: number) => 1400 - 22 * Math.sin(part * Math.PI);
const edge = (height: (part: number) => number) =>
  Array.from({ length: 33 }, (_, at) => `${round(across(at / 32))} ${round(height(at / 32))}`);

/** A mast of floodlights behind the roof, on the left: how it stands, and where its lamps are. */
const LAMPS = [178, 800] as const;
const mast = [
  line('M214 1430L150 850M262 1430L206 850', '#C9D8FF', 9),
  line(
    times(
      9,
      (at) =>
        `M${214 - at * 7} ${1400 - at * 62}L${256 - at * 6} ${1369 - at * 62}L${207 - at * 7} ${1338 - at * 62}`,
    ),
    '#8397D8',
    5,
  ),
  group(
    `translate(${LAMPS[0]} ${LAMPS[1]}) rotate(-16)`,
    box(-112, -74, 224, 148, '#22337F', 'rx="12" stroke="#C9D8FF" stroke-width="8"') +
      times(12, (at) => disc(-78 + (at % 4) * 52, -42 + Math.floor(at / 4) * 42, 16, '#FFF6CC')),
  ),
].join('');
const onTheRight = (what: string) => group('translate(1080 0) scale(-1 1)', what);
/** Its light, which falls on the pitch behind the roof. */
const beams = fill(
  `M${LAMPS[0]} ${LAMPS[1] - 60}L1010 1330L560 1420L${LAMPS[0] - 70} ${LAMPS[1] + 60}Z`,
  'url(#beam)',
);

/** Slats of the facade: it is round, so they are narrower at both ends. */
const slats = (from: number, to: number, colour: string, count: number, share: number) =>
  times(count, (at) => {
    const [start, end] = [across((at + 0.5 - share / 2) / count), across((at + 0.5 + share / 2) / count)];
    return box(start, from, end - start, to - from, colour);
  });

/** What stands on the shore, and the water shows once more. */
const building = ({ hot }: Inks) =>
  [
    mast + onTheRight(mast),
    box(44, 1390, 992, 180, '#0A1233'),
    slats(1396, 1488, 'url(#slat)', 41, 0.62),
    box(40, 1488, 1000, 18, '#0A1233') + box(40, 1492, 1000, 5, hot),
    slats(1508, 1566, '#FFF3B8', 24, 0.74),
    fill(`M${edge(upper).join('L')}L${edge(lower).reverse().join('L')}Z`, 'url(#shell)'),
    line(
      times(23, (at) => {
        const part = (at + 1) / 24;
        return `M${round(across(part))} ${round(upper(part))}L${round(540 + (across(part) - 540) * 0.97)} ${round(lower(part))}`;
      }),
      '#16225A',
      5,
    ),
    line(`M${edge(upper).join('L')}`, '#DCE6FF', 6, 'stroke-linejoin="round"'),
    line(`M${edge(lower).join('L')}`, hot, 12, 'stroke-linejoin="round" stroke-linecap="round"'),
  ].join('');

/** Bands between ripples, which get broader towards us: only in them the water shows what is above it. */
function water(): string {
  let y = SHORE + 4;
  return times(38, (at) => {
    const high = 10 + at * 0.62;
    const [left, right] = [(chance(at) - 0.5) * high * 0.9, (chance(at + 60) - 0.5) * high * 0.9];
    const band = `<path d="M0 ${round(y + left)}Q270 ${round(y - high * 0.3)} 540 ${round(y)}T1080 ${round(y + right)}V${round(y + high + right)}Q810 ${round(y + high * 1.3)} 540 ${round(y + high)}T0 ${round(y + high + left)}Z"/>`;
    y += high * 1.36;
    return band;
  });
}

/** Floodlights over a stadium at the water, which shows both once more. */
export const stadium: Motif = (inks) => {
  const { ground, hot, ink, second } = inks;
  const stars = times(40, (at) => `M${round(chance(at) * 1080)} ${round(600 + chance(at + 200) * 640)}h0`);
  const people = times(40, (at) => `M${round(60 + chance(at) * 960)} ${1568 - (at % 3) * 2}v-12`);
  return {
    shapes: [
      night(inks),
      glowAt('dome', '#3B62E0', [540, 1380, 980], 0.95),
      line(stars, ink, 5, 'stroke-linecap="round" stroke-opacity="0.55"'),
      calm(ground, 0.215),
      fill(
        'M-20 1600V1470C120 1420 220 1470 330 1490S700 1440 860 1450S1040 1400 1100 1420V1600Z',
        '#131D49',
      ),
      glowAt('inside', '#FFE98A', [540, 1330, 560], 0.75),
      linear('shell', [
        [0, '#9FB4FF'],
        [0.5, '#4A68D0'],
        [1, '#22337F'],
      ]) +
        linear('slat', [
          [0, '#FFF6CC'],
          [0.5, hot],
          [1, '#E09A00'],
        ]),
      linear(
        'beam',
        [
          [0, '#FFF6CC', 0.5],
          [0.75, '#FFF6CC', 0.06],
          [1, '#FFF6CC', 0],
        ],
        [0, 0, 0.9, 1],
      ) +
        beams +
        onTheRight(beams),
      building(inks),
      glowAt('left-lamps', '#FFF6CC', [LAMPS[0], LAMPS[1], 330], 0.55) +
        glowAt('right-lamps', '#FFF6CC', [1080 - LAMPS[0], LAMPS[1], 330], 0.55),
      // Both ends turn away from us.
      linear(
        'round',
        [
          [0, '#060B20', 0.85],
          [0.2, '#060B20', 0],
          [0.8, '#060B20', 0],
          [1, '#060B20', 0.85],
        ],
        [0, 0, 1, 0],
      ) + box(40, 1404, 1000, 166, 'url(#round)'),
      fill(`M0 1566H1080V${SHORE}H0Z`, '#060B20') + box(0, 1564, 1080, 5, hot, 'fill-opacity="0.9"'),
      line(people, '#060B20', 10, 'stroke-linecap="round"'),
      // The water: dark, blue where the light comes from.
      box(0, SHORE, 1080, 2400 - SHORE, '#060B24'),
      linear('sea', [
        [0, second, 0.9],
        [0.7, ground, 0],
      ]) + box(0, SHORE, 1080, 2400 - SHORE, 'url(#sea)'),
      clip('waves', water()),
      `<g clip-path="url(#waves)">${group(`translate(0 ${2 * SHORE - 20}) scale(1 -1)`, building(inks), 'opacity="0.8"')}</g>`,
      linear('depth', [
        [0, '#060B24', 0],
        [0.42, '#060B24', 0.6],
        [0.8, '#060B24', 0.97],
      ]) + box(0, SHORE, 1080, 2400 - SHORE, 'url(#depth)'),
    ].join(''),
  };
};
