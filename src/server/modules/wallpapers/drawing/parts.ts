// Things that several brands draw, each in its own way.
import { chance, disc, fill, group, line, round, times } from './kit.ts';

/** The ball: a disc with dark patches and a shadow. */
export function ball(
  x: number,
  y: number,
  r: number,
  { leather = '#F6F7FA', patch = '#14161C' } = {},
): string {
  const patches =
    'M20 12 27 17 24 26H16L13 17ZM20 2 26 5 20 9 14 5ZM37 17 36 25 31 22 33 15ZM30 35 22 38 24 31 31 30ZM10 35 9 30 16 31 18 38ZM3 17 7 15 9 22 4 25Z';
  const seams = 'M20 12V9M27 17 33 15M24 26 31 30M16 26 9 30M13 17 7 15';
  // Thin sheets, each narrower than the one before: its shade has no edge.
  const shade = times(5, (at) => {
    const inner = 19 + at * at * 1.6;
    return fill(
      `M34 9A18 18 0 0 1 9 34A${round(inner)} ${round(inner)} 0 0 0 34 9Z`,
      '#000',
      'fill-opacity="0.08"',
    );
  });
  const light =
    '<ellipse cx="9.5" cy="13" rx="4.6" ry="2.4" fill="#fff" fill-opacity="0.5" transform="rotate(-52 9.5 13)"/>';
  return group(
    `translate(${round(x - 20 * (r / 18))} ${round(y - 20 * (r / 18))}) scale(${(r / 18).toFixed(3)})`,
    disc(20, 20, 18, leather) + fill(patches, patch) + line(seams, patch, 0.7) + shade + light,
  );
}

/** A net whose threads give way around a ball. */
export function net(
  [cx, cy]: readonly [number, number],
  { step, depth, reach, slant = 0 }: { step: number; depth: number; reach: number; slant?: number },
): string {
  const moved = (x: number, y: number) => {
    const [dx, dy] = [x - cx, y - cy];
    const far = Math.hypot(dx, dy);
    const pull = depth * Math.exp(-((far / reach) ** 2));
    return `${round(x + (far > 1 ? (dx / far) * pull : 0))} ${round(y + (far > 1 ? (dy / far) * pull : 0))}`;
  };
  const thread = (point: (part: number) => string, count: number) =>
    `M${Array.from({ length: count }, (_, at) => point(at)).join('L')}`;
  const columns = Math.ceil(1800 / step);
  const rows = Math.ceil(2900 / step);
  const along = (at: number, isDown: boolean) =>
    thread(
      (part) => {
        const [u, v] = isDown ? [at * step - 360, part * 50 - 250] : [part * 50 - 360, at * step - 250];
        return moved(u + slant * (v - 1200), v - slant * (u - 540));
      },
      isDown ? 60 : 38,
    );
  return times(columns, (at) => along(at, true)) + times(rows, (at) => along(at, false));
}

interface Bulge {
  step: number;
  swell: number;
  reach: number;
  turn?: number;
  /** Only threads as near as this to the ball's middle. */
  within?: number;
}

/** A net that a ball pushes towards us: its meshes grow before the ball and crowd around it, and no thread has a kink. */
export function bulge(
  [cx, cy]: readonly [number, number],
  { step, swell, reach, turn = 0, within = 1400 }: Bulge,
): string {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const moved = (u: number, v: number) => {
    const grown = 1 + swell * Math.exp(-(u * u + v * v) / (reach * reach));
    const [x, y] = [u * grown, v * grown];
    return [Math.round(cx + x * cos - y * sin), Math.round(cy + x * sin + y * cos)] as const;
  };
  // A thread is bent near the ball alone: farther out a few points are enough.
  const places = Array.from({ length: 141 }, (_, at) => (at - 70) * 20).filter(
    (along) => Math.abs(along) <= within && (Math.abs(along) < reach * 2 || along % 100 === 0),
  );
  const thread = (point: (along: number) => readonly [number, number]) => {
    const seen = places.map(point).filter(([x, y]) => x > -110 && x < 1190 && y > 440 && y < 2480);
    return seen.length > 1 ? `M${seen.map((one) => one.join(' ')).join('L')}` : '';
  };
  const count = Math.ceil(within / step);
  return times(2 * count, (at) => {
    const beside = (at - count + 0.5) * step;
    return thread((along) => moved(beside, along)) + thread((along) => moved(along, beside));
  });
}

/** Small pieces of paper in the air, as squares that turn. */
export function confetti(
  count: number,
  colours: readonly string[],
  [top, bottom]: readonly [number, number],
): string {
  return times(count, (at) => {
    const [x, y, size] = [
      chance(at) * 1080,
      top + chance(at + 500) * (bottom - top),
      10 + chance(at + 90) * 18,
    ];
    const colour = colours[at % colours.length] ?? '';
    return `<rect x="${round(x)}" y="${round(y)}" width="${round(size)}" height="${round(size * 0.55)}" fill="${colour}" transform="rotate(${Math.round(chance(at + 7) * 180)} ${round(x)} ${round(y)})"/>`;
  });
}

/** A knitted cloth: rows of small angles, to lay on the colours. */
export function knit(id: string, size = 18, opacity = 0.16): string {
  const half = size / 2;
  return `<pattern id="${id}" width="${size}" height="${half}" patternUnits="userSpaceOnUse"><path d="M0 0 ${half} ${half * 0.8}L${size} 0" fill="none" stroke="#000" stroke-opacity="${opacity}" stroke-width="${round(size / 7)}"/><path d="M0 2 ${half} ${half * 0.8 + 2}L${size} 2" fill="none" stroke="#fff" stroke-opacity="${opacity * 0.5}" stroke-width="${round(size / 12)}"/></pattern>`;
}

/** Feathers around the origin, from one angle to the other (0 is to the right, -90 is up): each lies on the one before it. */
export const fan = (
  count: number,
  [from, to]: readonly [number, number],
  feather: (part: number) => string,
): string =>
  times(count, (at) => {
    const part = at / (count - 1);
    return group(`rotate(${round(from + (to - from) * part)})`, feather(part));
  });

/** A feather from the origin to the right whose end is round. */
export const roundQuill = (long: number, wide: number): string =>
  `M0 ${round(-wide * 0.26)}C${round(long * 0.4)} ${round(-wide * 0.6)} ${round(long * 0.84)} ${round(-wide * 0.62)} ${round(long)} ${round(-wide * 0.1)}C${round(long * 1.01)} ${round(wide * 0.22)} ${round(long * 0.8)} ${round(wide * 0.5)} ${round(long * 0.5)} ${round(wide * 0.44)}L0 ${round(wide * 0.26)}Z`;
