// A lamp goes on, a lion appears, and its mane turns like a sun.
import { between, fill, group, ramp, round, see, stroke, times } from '../shapes.mjs';

export function lion({ ground, deep, mid, soft, pale, hot, glow }, t, { parts }) {
  const face = parts[1];
  const mane = times(
    20,
    (at) => `<path d="M-2.6 -12.4Q-3.4 -17.5 0 -23.4Q3.4 -17.5 2.6 -12.4Z" transform="rotate(${at * 18})"/>`,
  );
  const flickers = t > 1.3 && t < 1.5 ? 0.25 : 1;
  const on = ramp(t, 1, 1.2) * flickers;
  const seen = ramp(t, 2.9, 4.2);
  const turn = ramp(t, 6, 9) * 180;
  const rays = ramp(t, 8.9, 10.6);
  const lamps = times(3, (row) => times(4, (at) => `M${428 + at * 34} ${36 + row * 28}h0`));
  const sun = times(24, (at) => {
    const angle = ((at * 15 + t * 6) * Math.PI) / 180;
    const reach = 190 + rays * 620;
    const side = (wide) =>
      `${round(480 + Math.cos(angle + wide) * reach)} ${round(306 + Math.sin(angle + wide) * reach)}`;
    return `M480 306L${side(-0.06)}L${side(0.06)}Z`;
  });
  return [
    `<rect width="960" height="540" fill="${ground}"/>`,
    fill('M420 110H540L860 560H100Z', glow, see(on * 0.2)),
    fill('M440 110H520L680 560H280Z', glow, see(on * 0.14)),
    rays > 0 ? fill(sun, hot, see(0.25 + rays * 0.65)) : '',
    fill('M-20 500H980V560H-20Z', deep),
    `${stroke('M479 -20V20', soft, 12)}<rect x="404" y="14" width="152" height="88" rx="8" fill="${mid}"/>`,
    stroke(lamps, soft, 20) + stroke(lamps, pale, 20, see(on)),
    group(
      `translate(480 306) scale(${round(between(7.4, 8.6, seen) * 10) / 10})`,
      group(`translate(0 4) rotate(${round(turn)})`, `<g fill="${glow}">${mane}</g>`) +
        group('translate(-24 -26)', `<g fill="${rays > 0.2 ? pale : glow}">${face}</g>`),
      see(seen),
    ),
  ].join('');
}
