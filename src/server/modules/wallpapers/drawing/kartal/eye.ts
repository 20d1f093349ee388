// Newsprint: black, white, dots and edges.
import { all, calm, chance, clip, disc, fill, group, line, linear, round, times } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { halftone, INK, PAPER } from './grounds.ts';

const [X, Y, R] = [572, 1256, 262];

/** A feather from the origin down, with a shaft and the barbs of its left side; white ones have black lines. */
function feather(wide: number, long: number, isLit: boolean): string {
  const half = wide / 2;
  const [vane, ink] = isLit ? [PAPER, INK] : [INK, PAPER];
  // Small ones have none: on a phone they would be a grey.
  const barbs = times(wide < 120 ? 0 : 3, (at) => {
    const y = long * (0.5 + at * 0.15);
    return `M0 ${Math.round(y)}L${Math.round(-half * 0.72)} ${Math.round(y - long * 0.09)}`;
  });
  const w = (part: number) => Math.round(half * part);
  const l = (part: number) => Math.round(long * part);
  return (
    `<path d="M${w(-0.8)} 0C${w(-1.3)} ${l(0.5)} ${w(-0.9)} ${l(0.9)} 0 ${l(1)}C${w(0.9)} ${l(0.9)} ${w(1.3)} ${l(0.5)} ${w(0.8)} 0Z" fill="${vane}" stroke="${ink}" stroke-width="${isLit ? 7 : 5}"/>` +
    `<path d="M0 0V${l(0.94)}${barbs}" fill="none" stroke="${ink}" stroke-width="${Math.max(3, Math.round(wide / 22))}"/>`
  );
}

/** Rings of feathers around the eye, which point away from it and grow; an inner one lies on the outer ones. */
const plumage = Array.from({ length: 7 }, (_, at) => 6 - at)
  .map((ring) => {
    const far = 268 + ring * 104 + ring * ring * 14;
    const [wide, long] = [90 + ring * 27, 166 + ring * 40];
    const count = Math.round((2 * Math.PI * far) / (wide * 0.94));
    return times(count, (at) => {
      const turn = ((at + (ring % 2) * 0.5) / count) * 360;
      const angle = (turn * Math.PI) / 180;
      const [x, y] = [X + Math.cos(angle) * far * 1.06, Y + Math.sin(angle) * far];
      if (x < -160 || x > 1240 || y < 520 || y > 2480) return '';
      // The light comes from the upper left.
      const isLit = Math.cos(angle + 2.2) + (chance(at + ring * 50) - 0.5) * 0.5 > 0.42;
      return group(
        `translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(turn - 90)})`,
        feather(wide, long, isLit),
      );
    });
  })
  .join('');

/** Between the lids. The upper one is straight under the brow. */
const OPENING =
  'M262 1300C300 1150 420 1060 570 1060C730 1060 850 1140 922 1330C880 1470 740 1548 580 1548C420 1548 310 1450 262 1300Z';
const LIDS =
  'M176 1270C250 1060 420 990 580 996C790 1004 930 1150 1004 1370C930 1560 770 1640 580 1640C380 1640 230 1500 176 1270Z';
/** It hangs low over the eye, which makes the look. */
const BROW =
  'M-40 960C140 900 380 910 610 1000C800 1076 960 1200 1120 1440L1110 1540C1000 1380 880 1270 720 1200C540 1120 360 1110 190 1180C110 1130 30 1050 -40 960Z';
/** The pitch that is mirrored in the eye, with its lines. */
const PITCH = 'M470 1296H690L730 1376H424Z';
const LINES =
  'M470 1296H690L730 1376H424ZM580 1296L577 1376M456 1318H496L488 1354H436M701 1318H662L672 1354H719M578 1334m-26 0a26 13 0 1 0 52 0a26 13 0 1 0 -52 0';

/** One eye, as near as it gets: in it the stadium is mirrored. */
export const pattern: Motif = () => ({
  shapes: [
    all(INK),
    plumage,
    fill(LIDS, INK, `stroke="${PAPER}" stroke-width="7"`),
    clip('lids', `<path d="${LIDS}"/>`),
    `<g clip-path="url(#lids)">${halftone(22, '#6B6A66', (x, y) =>
      y < 1660 ? (y - 1240) / 420 - Math.abs(x - 560) / 1400 : 0,
    )}</g>`,
    fill(OPENING, PAPER, `stroke="${INK}" stroke-width="22"`),
    clip('eye', `<path d="${OPENING}"/>`),
    `<g clip-path="url(#eye)">${[
      halftone(20, INK, (x, y) => {
        const far = Math.hypot(x - X, y - Y);
        return far < 370 ? far / 700 - 0.12 + (1180 - y) / 700 : 0;
      }),
      disc(X, Y, R + 16, INK) + disc(X, Y, R, PAPER),
      // Rays of the iris, long and short.
      line(
        times(52, (at) => {
          const [angle, from] = [(at * Math.PI) / 26, 200 + chance(at) * 14];
          const to = R - 8 - chance(at + 90) * 26;
          const spot = (far: number) =>
            `${round(X + Math.cos(angle) * far)} ${round(Y + Math.sin(angle) * far)}`;
          return `M${spot(from)}L${spot(to)}`;
        }),
        INK,
        7,
        'stroke-linecap="round"',
      ),
      disc(X, Y, 186, INK) + disc(X, Y, 194, 'none', `stroke="${PAPER}" stroke-width="6"`),
      // What it sees: a lit pitch, and the stand in dots behind it.
      line(
        'M424 1262Q576 1190 730 1262M434 1234Q576 1166 720 1240M470 1196Q576 1146 700 1212',
        PAPER,
        12,
        'stroke-linecap="round" stroke-dasharray="0 19"',
      ),
      fill(PITCH, PAPER) + line(LINES, INK, 5, 'stroke-linejoin="round"'),
      // The shadow of the brow, and one light.
      fill(
        'M100 1000H1060V1480C900 1290 760 1216 600 1160C440 1116 320 1140 150 1250Z',
        INK,
        'fill-opacity="0.82"',
      ),
      `<ellipse cx="704" cy="1290" rx="40" ry="24" fill="#FFFFFF" transform="rotate(40 704 1290)"/>`,
    ].join('')}</g>`,
    fill(BROW, INK, `stroke="${PAPER}" stroke-width="10" stroke-linejoin="round"`),
    line(
      'M20 978C200 930 400 946 600 1032C780 1108 930 1220 1070 1410M110 1030C270 986 420 1002 590 1074C740 1138 870 1226 980 1350M210 1090C320 1060 440 1076 560 1120',
      PAPER,
      9,
      'stroke-linecap="round"',
    ),
    linear('foot', [
      [0.68, INK, 0],
      [1, INK, 0.95],
    ]) + all('url(#foot)'),
    calm(INK, 0.225),
  ].join(''),
});
