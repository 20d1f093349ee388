// A floodlit evening.
import { all, box, chance, disc, fill, glowAt, line, linear, round, times } from '../kit.ts';
import type { Inks, Motif } from '../motif.ts';
import { evening, fan } from './grounds.ts';

/** A mast with lamps in rows. */
function mast(x: number, top: number, size: number, { line: steel, ground }: Inks): string {
  const [columns, rows] = [5, 4];
  const [width, height] = [columns * size, rows * size];
  const lamps = times(columns * rows, (at) => {
    const [u, v] = [at % columns, Math.floor(at / columns)];
    return disc(x - width / 2 + (u + 0.5) * size, top + (v + 0.5) * size, size * 0.36, '#FFF4D0');
  });
  return [
    line(
      `M${x - size} ${top + height}L${x - size * 0.5} 2100M${x + size} ${top + height}L${x + size * 0.5} 2100`,
      steel,
      size * 0.16,
    ),
    line(
      times(
        12,
        (at) =>
          `M${x - size * 0.9} ${top + height + at * size * 1.1}L${x + size * 0.9} ${top + height + (at + 1) * size * 1.1}`,
      ),
      steel,
      size * 0.1,
    ),
    box(
      x - width / 2 - size * 0.2,
      top - size * 0.2,
      width + size * 0.4,
      height + size * 0.4,
      ground,
      `rx="${round(size * 0.2)}" stroke="${steel}" stroke-width="6"`,
    ),
    lamps,
    glowAt(`m${x}`, '#FFE1A0', [x, top + height / 2, size * 9], 0.75),
  ].join('');
}

export const stadium: Motif = (inks) => {
  const { ground, hot, glow } = inks;
  const fans = times(
    420,
    (at) =>
      `M${round(chance(at) * 1080)} ${round(1560 + chance(at + 999) * 250 - Math.sin(chance(at) * Math.PI) * 60)}h0`,
  );
  return {
    shapes: [
      evening(inks),
      linear('cone', [
        [0, '#FFE9B8', 0.6],
        [1, '#FFE9B8', 0],
      ]),
      mast(210, 800, 72, inks) + mast(880, 960, 56, inks),
      fill('M40 900L390 900L1100 2060L120 2060Z', 'url(#cone)', 'fill-opacity="0.5"'),
      fill('M750 1020L1020 1020L900 2060L-60 2060Z', 'url(#cone)', 'fill-opacity="0.4"'),
      fill('M-20 1560C200 1470 880 1470 1100 1560V1860H-20Z', ground, 'fill-opacity="0.92"'),
      line(fans, hot, 13, 'stroke-linecap="round"'),
      line(
        times(150, (at) => `M${round(chance(at + 31) * 1080)} ${round(1570 + chance(at + 71) * 230)}h0`),
        glow,
        13,
        'stroke-linecap="round"',
      ),
      box(0, 1842, 1080, 60, '#0C0405') + box(0, 1838, 1080, 6, glow),
      linear('lawn', [
        [0, '#1F7A45'],
        [1, '#0A3019'],
      ]) + box(0, 1902, 1080, 498, 'url(#lawn)'),
      times(5, (at) =>
        fill(
          `M${-200 + at * 320} 2400L${340 + at * 84} 1902h42L${-20 + at * 330} 2400Z`,
          '#FFFFFF',
          'fill-opacity="0.05"',
        ),
      ),
      line(
        'M0 1960H1080M300 1960L180 2400M780 1960L900 2400M540 2400A220 60 0 0 1 540 2280',
        '#FFFFFF',
        9,
        'stroke-opacity="0.75"',
      ),
    ].join(''),
  };
};

export const stand: Motif = ({ ground, hot, glow }) => {
  const tones = ['#7A0F20', '#560A17', '#36070F', '#160A0C'];
  const rows = times(4, (row) => {
    const size = 46 + row * 30;
    const count = Math.ceil(1160 / (size * 2.1));
    const fans = times(count, (at) =>
      fan(
        row * 40 + at,
        -20 + at * size * 2.1 + (row % 2) * size,
        1540 + row * 200 + chance(row * 9 + at) * 70,
        size,
      ),
    );
    return `<g fill="${tones[row]}" stroke="${tones[row]}">${fans}</g>`;
  });
  const smoke = times(16, (at) =>
    disc(
      chance(at) * 1080,
      900 + chance(at + 20) * 800,
      160 + chance(at + 60) * 220,
      at % 3 ? hot : '#E0521B',
      'fill-opacity="0.16"',
    ),
  );
  const flare = (id: string, x: number, y: number) =>
    glowAt(`${id}a`, '#FF7A2E', [x, y, 520], 0.8) +
    glowAt(id, '#FFF0B8', [x, y, 190], 1) +
    line(`M${x} ${y}l10 420`, '#2A0A0E', 18, 'stroke-linecap="round"');
  const flag = (x: number, y: number, size: number, colour: string, other: string) =>
    line(`M${x} ${y}V${y + size * 3}`, '#2A0A0E', 12) +
    fill(
      `M${x} ${y}c${size * 0.4} ${-size * 0.25} ${size * 0.8} ${size * 0.3} ${size * 1.3} 0v${size * 0.42}c${-size * 0.5} ${size * 0.3} ${-size * 0.9} ${-size * 0.25} ${-size * 1.3} 0Z`,
      colour,
    ) +
    fill(
      `M${x} ${y + size * 0.42}c${size * 0.4} ${-size * 0.25} ${size * 0.8} ${size * 0.3} ${size * 1.3} 0v${size * 0.42}c${-size * 0.5} ${size * 0.3} ${-size * 0.9} ${-size * 0.25} ${-size * 1.3} 0Z`,
      other,
    );
  return {
    shapes: [
      linear('air', [
        [0, ground],
        [0.35, '#4A0A16'],
        [0.62, hot],
        [1, ground],
      ]) + all('url(#air)'),
      smoke,
      flag(120, 930, 270, glow, '#B80D28') + flag(640, 800, 320, '#B80D28', glow),
      flare('f1', 520, 1270) + flare('f2', 940, 1420) + flare('f3', 110, 1440),
      rows,
      linear('top', [
        [0, ground, 0.9],
        [0.3, ground, 0],
      ]) + all('url(#top)'),
    ].join(''),
  };
};
