// Light over dark water.
import { all, box, fill, glowAt, group, line, linear, rays, times } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { fan, roundQuill } from '../parts.ts';

/** Three rows of feathers that rise from the side of the cup as its handle. */
function wing(light: string): string {
  const row = (
    count: number,
    turn: readonly [number, number],
    far: (part: number) => number,
    wide: number,
    tone: string,
  ) =>
    fan(count, turn, (part) =>
      fill(roundQuill(far(part), wide), tone, `stroke="${light}" stroke-width="7" stroke-linejoin="round"`),
    );
  return (
    row(8, [22, -76], (part) => 190 + 250 * part ** 1.3, 88, '#14213D') +
    row(6, [14, -70], (part) => 140 + 130 * part, 76, '#1F3A8A') +
    row(4, [4, -62], (part) => 96 + 60 * part, 62, '#3A5CC4')
  );
}

const CUP =
  'M322 960H758C764 1180 712 1352 606 1410C580 1424 576 1450 580 1500C584 1560 612 1600 668 1622V1664H412V1622C468 1600 496 1560 500 1500C504 1450 500 1424 474 1410C368 1352 316 1180 322 960Z';

/** A cup whose handles are wings, dark on gold. */
export const champion: Motif = (inks) => {
  const edge = '#FFF1B0';
  const side = group('translate(724 1220)', wing(edge));
  const edged = `stroke="${edge}" stroke-width="8" stroke-linejoin="round"`;
  return {
    isLight: true,
    shapes: [
      linear('gold', [
        [0, '#FFE873'],
        [0.5, inks.hot],
        [1, '#F0A400'],
      ]) + all('url(#gold)'),
      fill(rays([540, 1180], { count: 24, from: 3.75, reach: 1900 }), '#FFFFFF', 'fill-opacity="0.2"'),
      glowAt('shine', '#FFFBE0', [540, 1180, 760], 0.9),
      side + group('matrix(-1 0 0 1 1080 0)', side),
      // Three tones: the light falls on it from the left.
      linear(
        'enamel',
        [
          [0, '#0C1530'],
          [0.2, '#2A4CB8'],
          [0.36, '#1F3A8A'],
          [0.66, '#14213D'],
          [1, '#080E22'],
        ],
        [0, 0, 1, 0],
      ),
      fill(CUP, 'url(#enamel)', edged),
      line(
        'M360 1022C362 1090 370 1150 386 1206',
        '#FFFFFF',
        15,
        'stroke-linecap="round" stroke-opacity="0.85"',
      ),
      box(500, 1440, 80, 40, inks.hot, 'rx="20"'),
      box(296, 912, 488, 68, 'url(#enamel)', `rx="34" ${edged}`) + box(334, 928, 412, 13, inks.hot, 'rx="6"'),
      times(3, (at) =>
        box(388 - at * 36, 1664 + at * 62, 304 + at * 72, 66, 'url(#enamel)', `rx="8" ${edged}`),
      ),
      box(-10, 1850, 1100, 264, inks.cloth, edged) +
        box(0, 1874, 1080, 6, inks.hot) +
        box(0, 2084, 1080, 6, inks.hot),
    ].join(''),
    places: [
      { what: 'number', x: 548, y: 1290, size: 380, width: 280, fill: inks.hot },
      { what: 'name', x: 540, y: 2050, size: 190, width: 960, fill: inks.hot, spacing: 8 },
    ],
  };
};
