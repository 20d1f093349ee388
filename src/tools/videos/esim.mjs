// A phone reads a code, loads a profile and finds the network.
import { between, box, group, move, phone, ramp, round, see, stroke, tick, times, waves } from './shapes.mjs';

const SIZE = 9;
/** Squares that look like a code and are none. */
const isDark = (at) => {
  const [column, row] = [at % SIZE, Math.floor(at / SIZE)];
  const corner = (x, y) => column >= x && column < x + 3 && row >= y && row < y + 3;
  if (corner(0, 0) || corner(6, 0) || corner(0, 6)) return !(column % 6 === 1 && row % 6 === 1);
  return (column * 7 + row * 5 + column * row) % 3 === 0;
};

/** The code on the screen of a computer. @param shown from 0 to 1 */
function screen({ ink, soft, ground }, shown, radius) {
  const squares = times(SIZE * SIZE, (at) => {
    if (!isDark(at) || ((at * 37) % 81) / 81 > shown) return '';
    return `M${-108 + (at % SIZE) * 24} ${-108 + Math.floor(at / SIZE) * 24}h24v24h-24z`;
  });
  return (
    stroke('M-70 212H70M0 170V212', soft, 16) +
    box(-220, -170, 440, 340, Math.min(26, radius + 6), ground, ` stroke="${soft}" stroke-width="10"`) +
    box(-132, -132, 264, 264, Math.min(18, radius), ink) +
    `<path d="${squares}" fill="${ground}"/>`
  );
}

/** What the phone shows: the frame of its camera, then the progress, then the network. */
function view(inks, t, radius) {
  const { glow, hot, onHot, mid, ink } = inks;
  if (t < 6.1) {
    const y = Math.sin((t - 3) * 3.1) * 52;
    const seen = ramp(t, 3.2, 3.8);
    const frame = stroke('M-58 -36V-62H-32M32 -62H58V-36M58 36V62H32M-32 62H-58V36', ink, 8);
    return group('translate(0 -10)', frame + stroke(`M-52 ${round(y)}H52`, hot, 7), see(seen));
  }
  const loaded = ramp(t, 6.6, 8.8);
  const ring = `<circle r="58" stroke="${mid}" stroke-width="14"/><circle r="58" transform="rotate(-90)" pathLength="1" stroke-dasharray="${round(loaded * 100) / 100} 2" stroke="${hot}" stroke-width="14"/>`;
  const pins = times(3, (at) => {
    const [place, far] = [-14 + at * 14, 34];
    return `M${place} ${-far}V-24M${place} 24V${far}M${-far} ${place}H-24M24 ${place}H${far}`;
  });
  const chip =
    stroke(pins, hot, 5) +
    box(-24, -24, 48, 48, Math.min(10, radius), hot) +
    box(-11, -11, 22, 22, Math.min(5, radius), onHot);
  const bars = times(4, (at) => {
    const up = ramp(t, 9.2 + at * 0.35, 9.5 + at * 0.35);
    return box(
      -58 + at * 32,
      132 - (16 + at * 16) * up,
      20,
      (16 + at * 16) * up + 1,
      Math.min(5, radius),
      hot,
    );
  });
  const wlan = times(3, (at) => {
    const size = 12 + at * 14;
    const isOn = Math.floor(t * 3) % 3 >= at;
    return stroke(
      `M${-size} ${-96 - at * 9}Q0 ${-96 - at * 9 - size} ${size} ${-96 - at * 9}`,
      isOn ? glow : mid,
      7,
    );
  });
  return group('translate(0 4)', ring + chip) + (t < 9 ? group('translate(0 10)', wlan) : bars);
}

export function esim(inks, t, { radius }) {
  const enters = ramp(t, 2.7, 3.5);
  const takes = ramp(t, 6, 6.8);
  const x = between(between(1120, 560, enters), 480, takes);
  const grown = between(0.92, 1.16, takes);
  return [
    group(`${move(between(400, -320, takes), 262)}`, screen(inks, ramp(t, 0.2, 2.4), radius)),
    t > 10.6 ? waves(600, 190, 1, t, inks.glow) + waves(360, 190, -1, t, inks.glow) : '',
    group(
      `${move(x, between(310, 276, takes))} scale(${round(grown * 100) / 100})`,
      phone(inks, { radius }, view(inks, t, radius)),
    ),
    tick(564, 424, 38, ramp(t, 10.7, 11.2), { hot: inks.ink, onHot: inks.ground }),
  ].join('');
}
