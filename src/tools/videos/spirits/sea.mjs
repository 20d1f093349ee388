// The sea rises, a boat dances on it, and a lighthouse shows the way.
import { between, fill, group, ramp, round, see, stroke, times } from '../shapes.mjs';

/** The height of a layer of the sea at a place. */
const height = (x, t, layer, swell) =>
  300 +
  layer * 62 +
  Math.sin(x / (92 + layer * 16) + t * (1.1 + layer * 0.25) + layer * 2) * (6 + swell * (46 - layer * 7));

function surface(t, layer, swell) {
  const points = times(
    33,
    (at) => `${at ? 'L' : ''}${at * 31 - 16} ${round(height(at * 31 - 16, t, layer, swell))}`,
  );
  return `M${points}V560H-20Z`;
}

/** A flash that grows and fades within a second: never more than one in that time. */
const flash = (t, at) => ramp(t, at, at + 0.2) - ramp(t, at + 0.3, at + 1);

export function sea({ ground, deep, mid, soft, pale, ink, hot, second, glow }, t, { mark }) {
  const swell = ramp(t, 2.4, 5.4) - ramp(t, 9, 11.5) * 0.55;
  const light = flash(t, 6.1) * 0.5 + flash(t, 7.7) * 0.6;
  const house = ramp(t, 8.6, 9.4);
  const x = between(300, 430, ramp(t, 3, 11));
  const slope = (height(x + 20, t, 1, swell) - height(x - 20, t, 1, swell)) / 40;
  const boat =
    fill('M-74 -26H74L50 22H-50Z', ink) +
    fill('M-6 -36V-124L58 -46Z', hot) +
    fill('M-14 -44V-104L-52 -46Z', pale) +
    stroke('M-10 -28V-128', ink, 6);
  const bolt = (at) => (t > at && t < at + 0.75 ? 1 - ramp(t, at + 0.3, at + 0.75) : 0);
  const clouds = times(5, (at) => {
    const side = ((at * 260 + t * 18) % 1300) - 170;
    return `<ellipse cx="${round(side)}" cy="${60 + (at % 2) * 46}" rx="${150 + (at % 3) * 24}" ry="52" fill="${at % 2 ? mid : deep}"/>`;
  });
  const beam = Math.sin((t - 9) * 0.9) * 14;
  return [
    `<rect width="960" height="540" fill="${ground}"/><rect width="960" height="540" fill="${glow}"${see(light * 0.5)}/>`,
    group('translate(560 -70) scale(9)', `<g fill="${glow}">${mark}</g>`, see(0.08 + swell * 0.1)),
    stroke('M330 96L290 190L338 186L296 292', ink, 9, see(bolt(6.1))),
    stroke('M610 90L650 176L606 178L660 286', ink, 9, see(bolt(7.7))),
    group(`translate(0 ${round(-160 + swell * 160)})`, clouds),
    fill(surface(t, 0, swell), second),
    house > 0
      ? group(
          `translate(804 ${round(between(220, 0, house))})`,
          group(`rotate(${round(beam)} 0 120)`, fill('M0 120L-900 20V190Z', glow, see(house * 0.35))) +
            fill('M-34 380L-22 142H22L34 380Z', pale) +
            stroke('M-26 206H26M-29 276H29', hot, 26, ' stroke-linecap="butt"') +
            fill('M-22 142V98H22V142Z', glow) +
            fill('M-30 98L0 66L30 98Z', ink),
        )
      : '',
    group(
      `translate(${round(x)} ${round(height(x, t, 1, swell))}) rotate(${round(Math.atan(slope) * 57)})`,
      boat,
    ),
    fill(surface(t, 1, swell), mid) +
      fill(surface(t, 2, swell), hot, see(0.55)) +
      fill(surface(t, 3, swell), deep),
    stroke(
      times(6, (at) => `M${round(((at * 190 + t * 40) % 1100) - 80)} ${470 + (at % 3) * 24}h52`),
      soft,
      4,
    ),
  ].join('');
}
