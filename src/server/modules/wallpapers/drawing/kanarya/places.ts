// Light over dark water.
import { all, box, chance, fill, glowAt, line, linear, radial, round, times } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { glitter, night } from './grounds.ts';

export const stadium: Motif = (inks) => {
  const { ground, hot, ink, deep } = inks;
  const slits = times(36, (at) => {
    const u = at / 35;
    const rise = Math.sin(u * Math.PI);
    return `M${round(118 + u * 844)} ${round(1500 - 10)}V${round(1490 - 40 - rise * 96)}`;
  });
  const masts = times(4, (at) => {
    const x = [170, 380, 700, 910][at] ?? 0;
    const top = at === 0 || at === 3 ? 1130 : 1060;
    return `M${x} 1440L${x} ${top}M${x} ${top}L${x - 120} 1400M${x} ${top}L${x + 120} 1400`;
  });
  const lamps = times(4, (at) => {
    const x = [170, 380, 700, 910][at] ?? 0;
    const top = at === 0 || at === 3 ? 1130 : 1060;
    return (
      glowAt(`lamp${at}`, '#FFF3B8', [x, top, 210], 0.85) + box(x - 36, top - 22, 72, 34, '#FFFBE6', 'rx="8"')
    );
  });
  const stars = times(70, (at) => `M${round(chance(at) * 1080)} ${round(chance(at + 200) * 1000)}h0`);
  return {
    shapes: [
      night(inks),
      line(stars, ink, 5, 'stroke-linecap="round" stroke-opacity="0.55"'),
      glowAt('city', '#3B62E0', [540, 1480, 1000], 0.8),
      linear('ray', [
        [0, '#FFF3B8', 0],
        [1, '#FFF3B8', 0.42],
      ]),
      times(4, (at) => {
        const [x, far] = [[170, 380, 700, 910][at] ?? 0, [-420, 120, 960, 1500][at] ?? 0];
        return fill(
          `M${x - 26} ${at % 3 ? 1060 : 1130}L${far - 130} 380H${far + 130}L${x + 26} ${at % 3 ? 1060 : 1130}Z`,
          'url(#ray)',
        );
      }),
      line(masts, '#8FA0D6', 6),
      lamps,
      fill('M96 1500C110 1352 300 1300 540 1300S970 1352 984 1500Z', deep),
      fill(
        'M150 1402C260 1346 400 1326 540 1326S820 1346 930 1402C820 1376 690 1366 540 1366S260 1376 150 1402Z',
        hot,
      ),
      line(slits, hot, 9, 'stroke-linecap="round"'),
      box(0, 1500, 1080, 900, ground),
      linear('shine', [
        [0, hot, 0.75],
        [1, hot, 0],
      ]),
      times(18, (at) =>
        box(
          130 + at * 47 + chance(at) * 14,
          1512,
          16 + chance(at + 9) * 12,
          260 + chance(at + 4) * 420,
          'url(#shine)',
          'rx="10" opacity="0.55"',
        ),
      ),
      glitter(540, 1516, { width: 760, rows: 40, colour: '#FFE98A' }),
    ].join(''),
  };
};

export const stand: Motif = ({ ground, raised, line: mid, hot, second }) => {
  const layers = new Map<string, string>();
  const [columns, rows] = [20, 46];
  for (let at = 0; at < columns * rows; at += 1) {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const [x, y] = [column * 54 + (row % 2) * 27 - 13, 60 + row * 52];
    const [dx, dy] = [(x - 540) / 540, (y - 1330) / 900];
    const along = dy * 0.94 - dx * 0.34;
    const beside = dx * 0.94 + dy * 0.34;
    const wide = 0.62 * Math.sqrt(Math.max(0, 1 - (along / 0.98) ** 2)) * (along > 0.55 ? 0.55 : 1);
    const isQuill = Math.abs(beside + along * 0.04) < 0.05 && Math.abs(along) < 1.14;
    const isBarb = Math.abs(beside) < wide && (along * 3.4 - Math.abs(beside) * 2.6 + 20) % 1 < 0.66;
    const quiet = [raised, mid, second, raised][Math.floor(chance(at) * 4)] ?? raised;
    const colour = isQuill ? '#FFF1A8' : isBarb ? hot : quiet;
    layers.set(colour, `${layers.get(colour) ?? ''}M${round(x - 22)} ${round(y - 20)}h44v40h-44z`);
  }
  return {
    shapes: [
      all(ground),
      [...layers]
        .map(([colour, d]) => fill(d, colour, `stroke="${colour}" stroke-width="4" stroke-linejoin="round"`))
        .join(''),
      radial(
        'dim',
        [
          [0.35, ground, 0],
          [1, ground, 0.82],
        ],
        [540, 1330, 1300],
      ) + all('url(#dim)'),
      linear('top', [
        [0, ground, 0.92],
        [0.26, ground, 0],
      ]) + all('url(#top)'),
    ].join(''),
  };
};
