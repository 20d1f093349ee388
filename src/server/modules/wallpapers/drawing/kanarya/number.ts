// Light over dark water.
import { box, calm, glowAt, linear } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { feather } from './feather.ts';
import { glitter, night } from './grounds.ts';

export const number: Motif = (inks) => ({
  shapes: [
    night(inks),
    glowAt('halo', '#3B62E0', [540, 1400, 1000], 0.6),
    linear(
      'plume',
      [
        [0, '#121C50'],
        [1, '#22388F'],
      ],
      [0, 1, 1, 0],
    ),
    feather({
      along: [
        [-60, 2100],
        [420, 1500],
        [1010, 600],
      ],
      width: 330,
      vane: 'url(#plume)',
      quill: '#3A54B0',
      gap: inks.ground,
      isWhole: true,
    }),
    calm(inks.ground),
    box(0, 1800, 1080, 600, inks.ground),
    linear('sea', [
      [0, inks.second, 0.9],
      [0.8, inks.ground, 0],
    ]) + box(0, 1800, 1080, 600, 'url(#sea)'),
    glitter(540, 1826, { width: 700, rows: 12, colour: '#8A7A30' }),
    box(0, 1796, 1080, 5, inks.hot),
  ].join(''),
  places: [
    {
      what: 'number',
      x: 540,
      y: 1796,
      size: 1230,
      width: 940,
      fill: inks.hot,
      outline: '#FFF6CC',
      outlineWidth: 14,
      water: '#0A1128',
    },
    { what: 'name', x: 540, y: 900, size: 200, width: 900, fill: '#FFFFFF', spacing: 8 },
  ],
});
