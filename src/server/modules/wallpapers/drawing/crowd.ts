// People from behind, dark against the light, with its edge on them.
import { group, round } from './kit.ts';

type Point = readonly [x: number, y: number];

/** A limb through points, thinner at its end, as circles and what lies between them. */
function limb(points: readonly Point[], from: number, to: number): string {
  return points
    .map(([x, y], at) => {
      const r = from + ((to - from) * at) / (points.length - 1);
      const circle = `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}"/>`;
      const next = points[at + 1];
      if (!next) return circle;
      const end = from + ((to - from) * (at + 1)) / (points.length - 1);
      const [dx, dy] = [next[0] - x, next[1] - y];
      const far = Math.hypot(dx, dy);
      const [nx, ny] = [-dy / far, dx / far];
      return `${circle}<path d="M${round(x + nx * r)} ${round(y + ny * r)}L${round(next[0] + nx * end)} ${round(next[1] + ny * end)}L${round(next[0] - nx * end)} ${round(next[1] - ny * end)}L${round(x - nx * r)} ${round(y - ny * r)}Z"/>`;
    })
    .join('');
}

/** A fist at the end of a right arm, around something upright. */
const fist = (x: number, y: number) =>
  `<path d="M${x - 17} ${y + 20}C${x - 24} ${y} ${x - 22} ${y - 24} ${x - 10} ${y - 26}C${x - 4} ${y - 31} ${x + 4} ${y - 30} ${x + 8} ${y - 26}C${x + 18} ${y - 28} ${x + 24} ${y - 16} ${x + 22} ${y - 2}C${x + 21} ${y + 10} ${x + 16} ${y + 18} ${x + 14} ${y + 24}Z"/>`;

/** An open hand: four fingers and a thumb. */
const hand = (x: number, y: number, turn: number) =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    `<path d="M-15 22C-22 4 -20 -12 -19 -24L-17 -50C-16 -57 -8 -57 -8 -50L-7 -30 -5 -62C-4 -69 4 -69 4 -62L4 -31 9 -57C11 -64 18 -62 17 -55L13 -27 20 -42C24 -48 30 -44 28 -38L18 0C16 10 14 16 14 22ZM-19 -8C-26 -16 -34 -24 -40 -26C-46 -27 -46 -19 -41 -15C-34 -8 -28 4 -16 14Z"/>`,
  );

/** What the arms do: `left` and `right` are elbow and wrist. */
export interface Pose {
  left?: readonly [Point, Point];
  right?: readonly [Point, Point];
  hands?: 'open' | 'fist';
  hair?: 'cap' | 'long' | 'bun';
  /** Beside the neck, tied. */
  scarf?: true;
}

const HAIR = {
  cap: 'M-50 -10C-54 -62 -30 -74 0 -74S54 -62 50 -10C30 -2 -30 -2 -50 -10ZM44 -20C66 -20 84 -12 90 -2C74 2 56 0 42 -4Z',
  long: 'M-54 6C-60 -50 -34 -74 0 -74S60 -50 54 6C60 50 66 80 58 112C30 124 -30 124 -58 112C-66 80 -60 50 -54 6Z',
  bun: 'M-22 -78C-26 -104 26 -104 22 -78C20 -66 -20 -66 -22 -78Z',
};

/** A head is 130 high here, and the shoulders are 230 wide. */
function person({ left, right, hands = 'fist', hair, scarf }: Pose): string {
  const arm = ([elbow, wrist]: readonly [Point, Point], shoulder: Point) =>
    limb([shoulder, elbow], 36, 27) +
    limb([elbow, wrist], 27, 17) +
    (hands === 'open'
      ? hand(wrist[0], wrist[1] - 12, (Math.atan2(wrist[0] - elbow[0], elbow[1] - wrist[1]) * 180) / Math.PI)
      : fist(wrist[0], wrist[1] - 12));
  return [
    '<ellipse cy="-8" rx="47" ry="60"/><path d="M-50 -8c-8 -4 -12 8 -8 18s8 12 12 8zM50 -8c8 -4 12 8 8 18s-8 12 -12 8z"/>',
    hair ? `<path d="${HAIR[hair]}"/>` : '',
    '<path d="M-30 30C-28 62 -34 72 -58 82C-96 96 -122 112 -132 156C-140 210 -134 420 -130 900H130C134 420 140 210 132 156C122 112 96 96 58 82C34 72 28 62 30 30Z"/>',
    scarf
      ? '<path d="M-48 56C-30 74 30 74 48 56C58 62 60 84 52 96C20 112 -20 112 -52 96C-60 84 -58 62 -48 56Z"/>'
      : '',
    left ? arm(left, [-102, 142]) : '',
    right ? arm(right, [102, 142]) : '',
  ].join('');
}

/** @param rim the light on its upper edge, which comes from the left (-1) or from the right (1) */
export function silhouette(
  [x, y, size]: readonly [number, number, number],
  pose: Pose,
  { tone, rim, from }: { tone: string; rim: string; from: 1 | -1 },
): string {
  const shape = person(pose);
  return group(
    `translate(${x} ${y}) scale(${size})`,
    group(`translate(${from * 5} -6)`, shape, `fill="${rim}"`) +
      group('', shape, `fill="${tone}"`).replace(' transform=""', ''),
  );
}
