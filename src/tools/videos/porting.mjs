// A number moves from an old contract to a new one.
import { between, box, group, move, phone, ramp, round, see, stroke, tick, times, waves } from './shapes.mjs';

/** A number without digits: bars as high as digits would be. */
function plate({ hot, onHot }, radius) {
  const bars = times(8, (at) => {
    const rise = [16, 11, 14, 9, 16, 12, 15, 10][at];
    return `M${-49 + at * 14} ${-rise}V${rise}`;
  });
  return box(-68, -30, 136, 60, Math.min(radius, 16), hot) + stroke(bars, onHot, 7);
}

/** An order with three lines that are ticked off. */
function sheet({ ink, soft, hot, ground }, t, radius) {
  const lines = times(3, (at) => {
    const done = ramp(t, 3.7 + at * 0.6, 4 + at * 0.6);
    const y = -62 + at * 62;
    const mark = `<path d="M-76 ${y}L-64 ${y + 12}L-42 ${y - 14}" pathLength="1" stroke-dasharray="${round(done)} 2" stroke="${ground}" stroke-width="8"/>`;
    return (
      box(-84, y - 22, 48, 44, Math.min(radius, 10), done > 0 ? hot : soft) +
      (done > 0 ? mark.replace(ground, '#111') : '') +
      stroke(`M-16 ${y}H${[84, 62, 76][at]}`, soft, 10)
    );
  });
  return box(-116, -124, 232, 248, Math.min(radius, 18), ink) + lines;
}

export function porting(inks, t, { radius }) {
  const { soft, ink, glow, pale, mid } = inks;
  const gone = ramp(t, 6.2, 8.6);
  const paper = ramp(t, 2.9, 3.5) - ramp(t, 5.5, 6.1);
  const rings = t > 9 ? Math.sin(t * 26) * 4 * (1 - ramp(t, 10.6, 11.2)) : 0;
  const x = between(250, 710, gone);
  const y = 262 - Math.sin(gone * Math.PI) * 190;
  const pulse = t < 3 ? 1 + Math.sin(t * 4.2) * 0.06 : 1;
  const trail = times(11, (at) => {
    const part = (at + 0.5) / 11;
    if (part > gone || t > 9.4) return '';
    return `M${round(between(250, 710, part))} ${round(262 - Math.sin(part * Math.PI) * 190)}h0`;
  });
  const bars = times(4, (at) => `M${-30 + at * 20} 106V${96 - at * 14}`);
  const old = phone(inks, { radius, edge: soft }, stroke(bars, t < 7 ? pale : mid, 10));
  const next = phone(inks, { radius }, stroke(bars, t > 8.6 ? glow : mid, 10));
  return [
    group(move(250, 290), old, see(1 - gone * 0.5)),
    group(`${move(710, 290)} rotate(${round(rings)})`, next),
    t > 9 && t < 11.2 ? waves(812, 200, 1, t, glow) + waves(608, 200, -1, t, glow) : '',
    stroke(trail, glow, 9),
    paper > 0 ? group(move(480, between(760, 280, paper)), sheet(inks, t, radius)) : '',
    group(
      `${move(x, y)} scale(${round(pulse * 100) / 100}) rotate(${round(t > 9 ? rings : 0)})`,
      plate(inks, radius),
    ),
    tick(786, 440, 38, ramp(t, 10.4, 10.9), { hot: ink, onHot: inks.ground }),
  ].join('');
}
