// A kick into one corner, a goalkeeper into the other.
import { between, fill, group, move, ramp, round, stroke, times } from './shapes.mjs';

const [LEFT, RIGHT, TOP, GROUND] = [230, 730, 110, 372];
const HIT = [662, 176];

/** The net gives way around the place that the ball hits. @param depth of the dent in pixels */
function net(colour, depth) {
  const bent = (x, y) => {
    const far = ((x - HIT[0]) ** 2 + (y - HIT[1]) ** 2) / 9000;
    const pull = depth * Math.exp(-far);
    return `${round(x + pull * 0.9)} ${round(y - pull * 0.5)}`;
  };
  const upright = times(16, (at) => {
    const x = LEFT + 12 + at * 31.8;
    return `M${times(7, (step) => `${step ? 'L' : ''}${bent(x, TOP + 4 + step * 44)}`)}`;
  });
  const level = times(8, (at) => {
    const y = TOP + 18 + at * 34;
    return `M${times(13, (step) => `${step ? 'L' : ''}${bent(LEFT + 4 + step * 41, y)}`)}`;
  });
  return stroke(upright + level, colour, 2.5);
}

function ball(x, y, size, turn, { ink, ground }) {
  const spots = times(5, (at) => {
    const angle = ((at * 72 + turn) * Math.PI) / 180;
    return stroke(
      `M${round(Math.cos(angle) * 15)} ${round(Math.sin(angle) * 15)}L${round(Math.cos(angle) * 30)} ${round(Math.sin(angle) * 30)}`,
      ground,
      7,
    );
  });
  const skin = `<circle r="34" fill="${ink}" stroke="${ground}" stroke-width="4"/><circle r="13" fill="${ground}"/>`;
  return group(`${move(x, y)} scale(${round(size * 100) / 100})`, skin + spots);
}

/** @param dive from 0 to 1 */
function keeper(x, sway, dive, { hot, onHot, glow, pale }) {
  const arms = `M-18 -64L${round(-66 + sway)} ${round(-96 - dive * 40)}M18 -64L${round(66 + sway)} ${round(-96 - dive * 40)}`;
  const legs = `M-12 -4L${round(-26 - sway * 0.4)} 74M12 -4L${round(26 - sway * 0.4)} 74`;
  return group(
    `${move(x, 298 - Math.sin(dive * Math.PI) * 60 + dive * 36)} rotate(${round(-dive * 78 + sway * 0.2)})`,
    stroke(arms, glow, 18) +
      stroke(legs, pale, 20) +
      fill('M-28 -82H28L22 6H-22Z', hot, ` stroke="${onHot}" stroke-width="3"`) +
      `<circle cy="-108" r="22" fill="${pale}"/>`,
  );
}

export function penalty(inks, t) {
  const { ink, deep, soft, hot, glow, pale } = inks;
  const flight = Math.min(1, Math.max(0, (t - 6.5) / 0.75));
  const fallen = ramp(t, 7.6, 8.3);
  const shake = t < 7.25 ? 0 : Math.cos((t - 7.25) * 7) * Math.exp(-(t - 7.25) * 0.55);
  const sways = ramp(t, 2.8, 3.2) - ramp(t, 6.2, 6.6);
  const dive = ramp(t, 6.6, 7.5);
  const [x, y] = [
    between(480, HIT[0], flight),
    between(462, HIT[1], flight) - Math.sin(flight * Math.PI) * 60,
  ];
  const aim = t > 0.6 && t < 6.4 ? Math.sin(t * 1.9) * 30 : undefined;
  const confetti = times(34, (at) => {
    const start = 7.6 + (at % 9) * 0.22;
    if (t < start) return '';
    const down = (t - start) * (90 + (at % 5) * 26);
    const side = (at * 173) % 960;
    const turn = round(t * 120 + at * 40);
    return group(
      `${move(side + Math.sin(t * 2 + at) * 18, down - 30)} rotate(${turn})`,
      `<rect x="-8" y="-5" width="16" height="10" fill="${[hot, glow, pale][at % 3]}"/>`,
    );
  });
  return [
    fill('M-60 372H1020V640H-60Z', deep),
    stroke('M-60 372H1020M120 540L196 430H764L840 540', soft, 4, ' opacity=".7"'),
    net(soft, 46 * shake),
    stroke(`M${LEFT} ${GROUND}V${TOP}H${RIGHT}V${GROUND}`, ink, 13),
    keeper(
      between(480 + Math.sin((t - 3) * 3.6) * 92 * sways, 318, dive),
      Math.sin((t - 3) * 3.6) * 26 * sways,
      dive,
      inks,
    ),
    `<ellipse cx="480" cy="500" rx="26" ry="7" fill="${pale}"/>`,
    aim === undefined
      ? ''
      : group(
          `rotate(${round(aim)} 480 462)`,
          stroke('M480 412V330M462 350L480 328L498 350', glow, 7, ' opacity=".8"'),
        ),
    ball(x, between(y, 350, fallen), between(1, 0.6, flight), t > 6.5 ? Math.min(t, 8.3) * 300 : 0, inks),
    confetti,
  ].join('');
}
