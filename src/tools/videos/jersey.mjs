// A jersey from the first line to the hanger.
import { between, box, fill, group, ramp, round, see, stroke, times } from './shapes.mjs';

/** Around 0, 0: 520 wide, 420 high. */
const SHIRT =
  'M-108 -210L-204 -168L-288 -54L-210 0L-168 -42V204H168V-42L210 0L288 -54L204 -168L108 -210C84 -162 -84 -162 -108 -210Z';

/** The stripes fall one after the other. */
function cloth({ cloth, stripe }, t) {
  const stripes = times(6, (at) => {
    const down = ramp(t, 3.6 + at * 0.28, 4.3 + at * 0.28);
    return down === 0 ? '' : box(-273 + at * 96, -220, 48, 440 * down, 0, stripe);
  });
  return `<g clip-path="url(#shirt)">${box(-300, -220, 600, 440 * ramp(t, 3, 3.7), 0, cloth)}${stripes}</g>`;
}

/** Room for a name and a number, sewn on all sides. */
function back({ cloth, ink, glow }, t, radius) {
  const name = ramp(t, 7.2, 7.7);
  const number = ramp(t, 7.8, 8.4);
  const seam = ` stroke="${glow}" stroke-width="5" stroke-dasharray="14 10" stroke-dashoffset="${round(-t * 20)}"`;
  const corner = Math.min(14, radius);
  return (
    group(
      'translate(0 -104)',
      box(-110, -26, 220, 52, corner, cloth, seam) +
        stroke('M-82 0H82', ink, 12, ` stroke-dasharray="22 14"`),
      see(name),
    ) +
    group('translate(0 48)', box(-78, -96, 156, 190, corner, cloth, seam), see(number)) +
    group('translate(0 48)', stroke('M-40 -52H-24V56M20 -52H52V56H20Z', ink, 20), see(ramp(t, 8.2, 8.7)))
  );
}

export function jersey(inks, t, { radius }) {
  const { ink, pale, glow } = inks;
  const drawn = ramp(t, 0.3, 2.8);
  const turn = Math.cos(ramp(t, 6, 7.1) * Math.PI);
  const hangs = ramp(t, 9, 9.9);
  const swing = hangs * Math.sin((t - 9) * 2.6) * 5 * (1 - ramp(t, 10, 12) * 0.6);
  const size = between(1, 0.8, hangs);
  const outline = `<path d="${SHIRT}" pathLength="1" stroke-dasharray="${round(drawn * 100) / 100} 2" stroke="${ink}" stroke-width="10"/>`;
  const isBack = turn < 0;
  const shirt = cloth(inks, t) + outline + (isBack ? back(inks, t, radius) : '');
  const width = Math.max(0.04, Math.abs(turn));
  const needle =
    t < 2.9
      ? group(
          `translate(${round(between(-108, 90, drawn))} ${round(-210 + Math.sin(drawn * 12.5) * 90 + drawn * 120)}) rotate(40)`,
          stroke('M0 0V-74', pale, 7),
        )
      : '';
  const shine = ramp(t, 10.2, 11.4);
  return [
    `<clipPath id="shirt"><path d="${SHIRT}"/></clipPath>`,
    stroke(`M-20 ${round(between(-60, 46, hangs))}H980`, pale, 10, see(hangs)),
    group(
      `rotate(${round(swing)} 480 46) translate(480 ${round(between(276, 300, hangs))}) scale(${round(size * width * 100) / 100} ${round(size * 100) / 100})`,
      (hangs > 0
        ? group(
            'translate(0 -214)',
            stroke('M0 -18V-52C0 -92 44 -84 34 -56M0 -18L-150 40M0 -18L150 40', pale, 9),
            see(hangs),
          )
        : '') +
        shirt +
        (shine > 0 && shine < 1
          ? `<g clip-path="url(#shirt)">${fill(`M${round(-420 + shine * 840)} -240l90 0l-120 480h-90z`, glow, see(0.35))}</g>`
          : '') +
        needle,
    ),
  ].join('');
}
