// A floodlit evening.
import { box, chance, fill, glowAt, line, linear, round, times } from '../kit.ts';
import type { Inks } from '../motif.ts';

/** The end of the players' tunnel: left, right, upper edge, and floor. */
export const exit = [236, 844, 860, 1560] as const;
const [LEFT, RIGHT, TOP] = exit;

/** People on the stand, in rows that grow towards us; each block sings in one colour. */
function people({ hot, glow }: Inks): string {
  const tones = new Map<string, string>();
  for (let row = 0; row < 17; row += 1)
    for (let at = 0; at < 36; at += 1) {
      const luck = chance(row * 41 + at * 7);
      const block = Math.floor((at + row * 0.2) / 6) % 2 === 0;
      const tone = luck > 0.92 ? '#FFF3C4' : luck < 0.18 ? '#7A0A1C' : block ? glow : hot;
      if (at % 6 === 5) continue;
      const x = 220 + at * 18.4 + (row % 2) * 8;
      const y = 1020 + row * 19 + ((x - 540) / 300) ** 2 * -24;
      tones.set(tone, `${tones.get(tone) ?? ''}M${round(x)} ${round(y)}h0`);
    }
  return [...tones].map(([tone, d]) => line(d, tone, 13, 'stroke-linecap="round"')).join('');
}

/** What one sees at the end: the night, lamps, the stand in smoke, and the grass with the goal. */
export const outside = (inks: Inks) =>
  [
    linear('sky', [
      [0, '#2A060C'],
      [0.4, '#8A1220'],
      [1, '#D8401A'],
    ]) + box(LEFT, TOP, RIGHT - LEFT, 520, 'url(#sky)'),
    fill('M200 1000Q540 1060 880 1000V1400H200Z', '#2A060C'),
    people(inks),
    fill('M200 996Q540 1056 880 996V972Q540 1030 200 972Z', '#14070A'),
    glowAt('smoke', '#FF6A3A', [400, 1250, 260], 0.7) + glowAt('smoke2', '#FFB45A', [700, 1230, 230], 0.6),
    box(LEFT, 1352, RIGHT - LEFT, 36, '#14070A') +
      times(5, (at) => box(262 + at * 122, 1362, 78, 16, at % 2 ? inks.hot : inks.glow, 'rx="4"')),
    linear('grass', [
      [0, '#5FBF5A'],
      [1, '#2F8A4A'],
    ]) + box(LEFT, 1388, RIGHT - LEFT, 180, 'url(#grass)'),
    fill(
      'M300 1388H400L330 1560H200ZM500 1388H580L600 1560H480ZM680 1388H780L880 1560H750Z',
      '#FFFFFF',
      'fill-opacity="0.12"',
    ),
    line(
      'M330 1440H750L790 1500H290ZM236 1420H844',
      '#FFFFFF',
      6,
      'stroke-opacity="0.9" stroke-linejoin="round"',
    ),
    // The goal, with its net.
    line(
      times(15, (at) => `M${438 + at * 14.6} 1306V1398`) + times(6, (at) => `M436 ${1312 + at * 16}H644`),
      '#FFFFFF',
      2,
      'stroke-opacity="0.6"',
    ),
    line('M432 1420V1300H648V1420', '#FFFFFF', 10, 'stroke-linejoin="round"'),
    [318, 448, 632, 762]
      .map(
        (x, at) =>
          glowAt(`lamp${at}`, '#FFF3C4', [x, 930, 170], 0.95) +
          line(
            `M${x - 33} 918h0m22 0h0m22 0h0m22 0h0M${x - 33} 940h0m22 0h0m22 0h0m22 0h0`,
            '#FFFFFF',
            18,
            'stroke-linecap="round"',
          ),
      )
      .join(''),
  ].join('');
