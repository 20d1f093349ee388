// A floodlit evening.

import { silhouette } from '../crowd.ts';
import { all, calm, chance, disc, fill, glowAt, group, line, linear, times } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { far, flag } from './far.ts';

/** Smoke that drifts: round puffs, light where the flare is. */
const smoke = (x: number, y: number, colour: string, id: string) =>
  times(7, (at) =>
    glowAt(
      `${id}${at}`,
      colour,
      [x + at * 46 + chance(at + x) * 90 - 40, y - at * 74, 130 + at * 34],
      0.5 - at * 0.05,
    ),
  );

/** A flare in a hand: its stick, the fire, and sparks. */
const flare = (id: string, x: number, y: number) =>
  glowAt(`${id}a`, '#FF6A22', [x, y, 560], 0.75) +
  glowAt(id, '#FFF3C4', [x, y, 170], 1) +
  line(`M${x} ${y + 8}L${x + 6} ${y + 120}`, '#7A1A10', 20, 'stroke-linecap="round"') +
  fill(
    `M${x - 16} ${y + 14}C${x - 40} ${y - 40} ${x - 8} ${y - 60} ${x - 14} ${y - 120}C${x + 22} ${y - 84} ${x + 44} ${y - 30} ${x + 16} ${y + 14}Z`,
    '#FFFBE6',
  ) +
  times(14, (at) =>
    disc(
      x + (chance(at + x) - 0.5) * 260,
      y - 40 - chance(at + x + 9) * 260,
      2.5 + chance(at) * 5,
      '#FFE39A',
    ),
  );

/** In the middle of the stand: flags, flares, smoke, and the people before us. */
export const stand: Motif = ({ ground, hot, glow }) => {
  const dark = '#12060A';
  const rim = '#FF9A3D';
  return {
    shapes: [
      linear('air', [
        [0, ground],
        [0.24, '#3A0812'],
        [0.46, '#E0562A'],
        [0.6, '#FF9A45'],
        [0.8, '#8E0F22'],
        [1, ground],
      ]) + all('url(#air)'),
      smoke(120, 1330, '#FFC98A', 's') + smoke(620, 1250, '#FFD9A8', 't') + smoke(800, 1500, '#E0421A', 'u'),
      calm(ground, 0.226),
      far(1500, 40, '#C23A22', 3) + far(1560, 54, '#9A1F1C', 31),
      line('M70 1560L92 1180M980 1600L968 1120', '#6E1018', 8, 'stroke-linecap="round"') +
        group('translate(92 1186)', flag('flagB', [hot, glow], 0.26)) +
        group('translate(968 1126) scale(-1 1)', flag('flagC', [hot, '#FFF3E0'], 0.24)),
      line('M226 1760L262 790', dark, 17, 'stroke-linecap="round"') +
        group('translate(262 804) rotate(3)', flag('flagA', [glow, hot], 1.12)),
      far(1640, 74, '#6E1018', 63),
      flare('fire', 880, 1262),
      silhouette(
        [872, 1660, 0.8],
        {
          right: [
            [156, 20],
            [14, -330],
          ],
          hair: 'cap',
        },
        { tone: '#2E080F', rim, from: -1 },
      ),
      silhouette(
        [560, 1690, 0.84],
        {
          left: [
            [-176, 20],
            [-150, -160],
          ],
          right: [
            [176, 30],
            [120, -150],
          ],
          hands: 'open',
        },
        { tone: '#2E080F', rim, from: 1 },
      ),
      silhouette(
        [200, 1720, 0.86],
        {
          left: [
            [-150, 40],
            [34, -60],
          ],
          right: [
            [160, 60],
            [44, -160],
          ],
          hair: 'long',
        },
        { tone: '#2E080F', rim, from: 1 },
      ),
      linear('shade', [
        [0.66, '#1E070C', 0],
        [0.8, '#1E070C', 0.95],
      ]) + all('url(#shade)'),
      silhouette(
        [762, 1980, 1.16],
        {
          left: [
            [-172, 30],
            [-104, -190],
          ],
          right: [
            [176, 40],
            [196, -190],
          ],
          hair: 'cap',
          scarf: true,
        },
        { tone: dark, rim, from: 1 },
      ),
      silhouette(
        [336, 2000, 1.2],
        {
          left: [
            [-180, 10],
            [-150, -210],
          ],
          right: [
            [172, 40],
            [120, -190],
          ],
          hands: 'open',
          scarf: true,
        },
        { tone: dark, rim, from: 1 },
      ),
      silhouette(
        [20, 2060, 1.15],
        {
          right: [
            [130, 60],
            [90, -150],
          ],
          hair: 'bun',
        },
        { tone: dark, rim, from: 1 },
      ),
      silhouette(
        [1070, 2040, 1.15],
        {
          left: [
            [-150, 40],
            [-120, -170],
          ],
          hair: 'long',
        },
        { tone: dark, rim, from: -1 },
      ),
      linear('foot', [
        [0.88, ground, 0],
        [1, ground, 0.85],
      ]) + all('url(#foot)'),
    ].join(''),
  };
};
