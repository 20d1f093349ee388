// A bird flies into a beam of light over dark water.
import { between, fill, group, ramp, round, see, stroke, times } from '../shapes.mjs';

export function bird({ ground, deep, mid, soft, hot, glow, second }, t, { mark, pattern }) {
  const sweep = t < 3 ? -16 + t * 6 : 2 + Math.sin((t - 3) * 0.7) * 7;
  const flies = ramp(t, 2.6, 5.2);
  const grown = ramp(t, 8.8, 10.8);
  const x = between(-260, 400, flies) + Math.sin(t * 0.8) * 26 + ramp(t, 8.8, 10.6) * 700;
  const y = 150 + Math.sin(t * 1.7) * (t > 5.5 ? 64 : 26);
  const beat = 1 + Math.sin(t * 9) * 0.05;
  const tilt = Math.cos(t * 1.7) * (t > 5.5 ? 13 : 6);
  const ripples = times(7, (row) => {
    const shift = ((t * (26 + row * 8) + row * 71) % 160) - 160;
    return times(8, (at) => `M${round(shift + at * 160 + row * 23)} ${412 + row * 20}h${40 + row * 9}`);
  });
  return [
    `<rect width="960" height="540" fill="${ground}"/>`,
    group(
      `rotate(${round(sweep)} 120 60)`,
      fill('M120 60L1300 250V560Z', glow, ' opacity=".2"') +
        fill('M120 60L1300 330V470Z', glow, ' opacity=".16"'),
    ),
    fill('M60 400L96 92H144L180 400Z', deep) +
      fill('M88 92V52H152V92Z', glow) +
      fill('M80 52L120 20L160 52Z', mid),
    `<rect y="392" width="960" height="148" fill="${second}" opacity=".55"/>`,
    stroke(ripples, soft, 4, ' opacity=".6"'),
    grown > 0
      ? group(
          `translate(${round(60 - grown * 20)} -150) scale(1.02)`,
          `<g stroke="${glow}">${pattern}</g>`,
          see(grown * 0.9),
        )
      : '',
    group(
      `translate(${round(x)} ${round(between(y, 40, grown))}) rotate(${round(tilt)} 96 96) scale(4) translate(0 ${round((1 - beat) * 20)}) scale(1 ${round(beat * 100) / 100})`,
      `<g fill="${hot}">${mark}</g>`,
    ),
  ].join('');
}
