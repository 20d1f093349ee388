// Sea and storm.
import { all, calm, disc, glowAt, line, linear } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { knit } from '../parts.ts';
import { boat } from './boat.ts';
import { storm } from './grounds.ts';

interface Scarf {
  way: string;
  wide: number;
  cloth: string;
  trim: string;
  /** Bars across it, as dashes of a line; `bar` is their colour. */
  bars?: string;
  bar?: string;
}

/** A scarf along a way: its dark edge, its trim, the cloth, bars across it, and folds. */
const scarfAlong = ({ way, wide, cloth, trim, bars, bar = trim }: Scarf) =>
  [
    line(way, '#12040B', wide + 60, 'stroke-opacity="0.4" transform="translate(0 26)"'),
    line(way, '#12040B', wide + 10),
    line(way, cloth, wide),
    line(way, trim, wide - 44) + line(way, cloth, wide - 76),
    bars ? line(way, bar, wide - 76, `stroke-dasharray="${bars}"`) : '',
    line(way, '#12040B', wide, 'stroke-opacity="0.16" stroke-dasharray="70 190 40 260"'),
    line(way, '#FFFFFF', wide, 'stroke-opacity="0.08" stroke-dasharray="0 130 60 300 44 120"'),
    line(way, 'url(#knit)', wide),
  ].join('');

/** From far away to us: each one is broader than the one behind it. */
const FAR = 'M-90 1070C120 960 300 1110 540 1050S880 900 1190 1020';
const NEXT = 'M-90 1270C160 1370 330 1190 560 1230S900 1330 1190 1180';
const NAMED = 'M-160 1570C-20 1620 90 1510 250 1466L840 1320C980 1286 1060 1350 1240 1260';
const FRONT = 'M-140 1850C120 1980 330 1780 560 1770S940 1850 1260 1680';
const NEAREST = 'M-120 2270C180 2140 460 2330 740 2270S1060 2150 1240 2230';

/** Scarves are the sea, and a boat rides on them. */
export const scarf: Motif = (inks) => {
  const { ground, hot, glow, cloth } = inks;
  const wine = '#8A2244';
  return {
    shapes: [
      storm(inks),
      glowAt('light', '#F3D9E2', [300, 800, 620], 0.35),
      disc(300, 790, 96, '#FBEEF3'),
      calm(ground, 0.226),
      knit('knit', 20, 0.2),
      scarfAlong({ way: FAR, wide: 110, cloth: '#143E5E', trim: '#235E88' }),
      scarfAlong({ way: NEXT, wide: 190, cloth: '#5E1A34', trim: '#7A3A54' }),
      boat({ x: 800, y: 1112, turn: -7, scale: 1.6, hull: cloth, flag: hot }),
      scarfAlong({ way: NAMED, wide: 350, cloth: wine, trim: glow }),
      scarfAlong({
        way: FRONT,
        wide: 400,
        cloth: '#1F6FA6',
        trim: '#FFFFFF',
        bars: '0 150 56 44 56 44 56 700 56 44 56 44 56 700',
        bar: wine,
      }),
      scarfAlong({
        way: NEAREST,
        wide: 470,
        cloth: wine,
        trim: glow,
        bars: '0 760 64 52 64 52 64 900',
        bar: glow,
      }),
      linear('foot', [
        [0.86, ground, 0],
        [1, ground, 0.8],
      ]) + all('url(#foot)'),
    ].join(''),
    places: [
      { what: 'name', x: 566, y: 1468, size: 220, width: 640, fill: '#FFFFFF', rotate: -13.9, spacing: 4 },
    ],
  };
};
