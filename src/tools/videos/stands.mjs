// A stand fills, a wave goes through it, and at the end all hold up a card: a picture of their brand.
import { box, fill, ramp, round, stroke, times } from './shapes.mjs';

const [COLUMNS, ROWS] = [30, 9];

/** A number between 0 and 1 that looks like chance and is always the same. */
const chance = (at) => (Math.sin(at * 127.1) * 43758.5453) % 1;

/** From where the stand fills, how its rows bend, and which of two colours a card has; `u` and `v` are from 0 to 1. */
const ways = {
  feather: {
    order: (_u, _v, at) => Math.abs(chance(at)),
    bend: (u) => 46 * (2 * u - 1) ** 2,
    card(u, v) {
      // In heights of the stand: how far along the quill, and how far beside it.
      const [x, y] = [u * 3.6 - 1.8, 0.5 - v];
      const [along, beside] = [x * 0.96 + y * 0.28, y * 0.96 - x * 0.28];
      const wide = 0.5 * Math.sqrt(Math.max(0, 1 - (along / 1.45) ** 2)) * (along > 1.1 ? 0.6 : 1);
      if (Math.abs(beside) < 0.07 && Math.abs(along) < 1.75) return true;
      return Math.abs(beside) < wide && (along * 2.6 - Math.abs(beside) * 2.2 + 9) % 1 < 0.62;
    },
  },
  mane: {
    order: (u, v) => Math.abs(2 * u - 1) * 0.85 + (1 - v) * 0.15,
    bend: (u) => -34 * (2 * u - 1) ** 2,
    card(u, v, t) {
      const [x, y] = [(u - 0.5) * 2.4, 1.05 - v];
      if (x * x + y * y < 0.16) return true;
      return ((Math.atan2(y, x) * 180) / Math.PI + t * 9 + 360) % 30 < 15;
    },
  },
  wing: {
    order: (u, v) => u * 0.8 + v * 0.2,
    bend: () => 0,
    card: (u, v, t) => (u * 6 + v * 0.9 + t * 0.25) % 1 < 0.5,
  },
  wave: {
    order: (_u, v, at) => (1 - v) * 0.8 + Math.abs(chance(at)) * 0.2,
    bend: (u) => Math.sin(u * 6.28) * 22,
    card: (u, v, t) => (v * 2.6 + Math.sin(u * 9 + t * 1.6) * 0.22 + 9) % 1 < 0.5,
  },
};

/** Most wear no colours; chance decides. */
const coats = ['body', 'home', 'body', 'away'];

export function stands(inks, t, { pattern }) {
  const { deep, mid, soft, pale, glow, cloth, stripe } = inks;
  const way = ways[pattern];
  const layers = new Map();
  const add = (key, d) => layers.set(key, (layers.get(key) ?? '') + d);
  const crest = (t - 5.9) / 2.9;
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const [u, v] = [(column + (row % 2) * 0.5) / (COLUMNS - 0.5), row / (ROWS - 1)];
      const at = row * COLUMNS + column;
      const comes = 2.6 + way.order(u, v, at) * 3;
      const x = Math.round(-14 + u * 988);
      const seat = 150 + row * 34 + way.bend(u);
      const rises = Math.max(0, 1 - Math.abs(u - (crest * 1.4 - 0.2)) * 7) * 26;
      const y = Math.round(seat - rises);
      const place = `M${x} ${y}`;
      if (t < comes) add('seat', `M${x - 8} ${Math.round(seat + 14)}h16`);
      else {
        const shows = t > 9 + u * 0.8;
        const coat = shows ? 'hidden' : coats[Math.floor(Math.abs(chance(at + 7)) * 4)];
        add(coat, `${place}v20`);
        add('head', `M${x} ${y - 12}h0`);
        if (rises > 8) add('arms', `M${x - 10} ${y}l-5 -24M${x + 10} ${y}l5 -24`);
        if (shows) add(way.card(u, v, t) ? 'lit' : 'dark', `M${x - 16} ${y - 22}h32v28h-32z`);
      }
    }
  }
  const path = (key) => layers.get(key) ?? '';
  const beam = ramp(t, 0.4, 1);
  return [
    fill('M-60 90H1020V640H-60Z', deep),
    stroke(path('seat'), mid, 9),
    stroke(path('hidden'), mid, 19),
    stroke(path('body'), soft, 19),
    stroke(path('home'), stripe, 19),
    stroke(path('away'), cloth, 19),
    stroke(path('head'), pale, 15),
    stroke(path('arms'), pale, 6),
    fill(path('dark'), cloth, ` stroke="${mid}" stroke-width="1"`),
    fill(path('lit'), stripe),
    fill('M-60 -30H1020V64L480 104L-60 64Z', mid),
    times(4, (at) => {
      const x = 150 + at * 220;
      return (
        box(x - 44, 52, 88, 22, 6, pale) +
        fill(
          `M${x - 40} 74H${x + 40}L${x + 130} 540H${x - 130}Z`,
          glow,
          ` opacity="${round(beam * 0.9) / 10}"`,
        )
      );
    }),
    fill('M-60 480H1020V640H-60Z', mid),
    stroke('M-60 480H1020', pale, 6),
  ].join('');
}
