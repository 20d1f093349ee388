// Newsprint: black, white, dots and edges.
import { all, box, chance, disc, fill, group, line, linear, round, times } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { halftone, INK, PAPER } from './grounds.ts';

export const stadium: Motif = () => {
  const ring = (at: number) => {
    const [x, y] = [112 + at * 30, 640 + at * 44];
    return `<rect x="${x}" y="${y}" width="${1080 - 2 * x}" height="${2540 - 2 * y}" rx="${Math.max(10, 330 - at * 30)}" fill="none" stroke="${PAPER}" stroke-width="${round(3 + at * 1.7)}" stroke-dasharray="${at % 2 ? 'none' : `${26 - at} ${10 + at}`}"/>`;
  };
  const [left, right, top, bottom] = [376, 704, 986, 1554];
  return {
    shapes: [
      all(INK),
      halftone(26, '#232327', (x, y) => Math.hypot((x - 540) / 900, (y - 1270) / 1500) - 0.28),
      times(8, ring),
      box(left, top, right - left, bottom - top, PAPER),
      times(4, (at) => box(left, top + at * 142, right - left, 71, '#D9D8D2')),
      line(
        `M${left + 16} ${top + 16}H${right - 16}V${bottom - 16}H${left + 16}ZM${left + 16} 1270H${right - 16}M470 1002V1080H610V1002M470 1538V1460H610V1538M540 1270m-56 0a56 56 0 1 0 112 0a56 56 0 1 0 -112 0`,
        INK,
        6,
      ),
      disc(540, 1270, 10, INK),
      times(4, (at) => {
        const [x, y] = [
          [70, 690],
          [1010, 690],
          [70, 1850],
          [1010, 1850],
        ][at] ?? [0, 0];
        return group(
          `translate(${x} ${y})`,
          fill('M-44 -18H44V18H-44Z', PAPER, `transform="rotate(${at % 3 ? 45 : -45})"`),
        );
      }),
    ].join(''),
  };
};

export const stand: Motif = ({ mark }) => {
  const places = Array.from({ length: 40 * 46 }, (_, at) => {
    const [column, row] = [at % 40, Math.floor(at / 40)];
    return { at, x: column * 28 + (row % 2) * 14 - 6, y: 520 + row * 40 };
  });
  const cards = places.map(({ x, y }) => `M${x - 12} ${y - 16}h24v32h-24z`).join('');
  const fans = places.map(({ at, x, y }) => (chance(at) > 0.2 ? `M${x} ${y}h0` : '')).join('');
  return {
    shapes: [
      all(INK),
      times(14, (at) => box(0, 518 + at * 120, 1080, 3, '#2E2E33')),
      line(fans, '#4A4A50', 15, 'stroke-linecap="round"'),
      `<mask id="eagle"><g transform="translate(-24 720) scale(23.5)">${mark('#fff')}</g></mask>`,
      `<g mask="url(#eagle)">${all(INK)}${fill(cards, PAPER)}</g>`,
      linear('top', [
        [0.2, INK],
        [0.32, INK, 0],
      ]) + all('url(#top)'),
      linear('foot', [
        [0.86, INK, 0],
        [1, INK],
      ]) + all('url(#foot)'),
    ].join(''),
  };
};
