// What all drawings are made with. The field is 1080 × 2400.

/** One decimal is finer than a pixel. */
export const round = (value: number): number => Math.round(value * 10) / 10;

export function times(count: number, make: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => make(at)).join('');
}

/** A number from 0 to 1 that looks like chance and is always the same for its place. */
export function chance(at: number): number {
  const value = Math.sin(at * 127.1 + 311.7) * 43758.5453;
  return value - Math.floor(value);
}

export const fill = (d: string, colour: string, more = ''): string =>
  `<path d="${d}" fill="${colour}" ${more}/>`;

export const line = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" ${more}/>`;

export const box = (x: number, y: number, width: number, height: number, colour: string, more = ''): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${colour}" ${more}/>`;

export const disc = (x: number, y: number, r: number, colour: string, more = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${colour}" ${more}/>`;

export const group = (transform: string, content: string, more = ''): string =>
  `<g transform="${transform}" ${more}>${content}</g>`;

export const all = (colour: string): string => box(0, 0, 1080, 2400, colour);

/** The upper part in one colour that fades away below it: the clock of a phone stands there. */
export const calm = (colour: string, until = 0.245): string =>
  linear('calm', [
    [until, colour],
    [until + 0.13, colour, 0],
  ]) + all('url(#calm)');

type Stop = readonly [at: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** From top to bottom of what it fills, or along a line of its box: `[x1, y1, x2, y2]` from 0 to 1. */
export function linear(id: string, list: readonly Stop[], [x1, y1, x2, y2] = [0, 0, 0, 1]): string {
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`;
}

/** Around a point of the field. */
export function radial(
  id: string,
  list: readonly Stop[],
  [x, y, r]: readonly [number, number, number],
): string {
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}">${stops(list)}</radialGradient>`;
}

export const clip = (id: string, content: string): string => `<clipPath id="${id}">${content}</clipPath>`;

/** Light that falls off to all sides. */
export function glowAt(
  id: string,
  colour: string,
  at: readonly [number, number, number],
  opacity = 1,
): string {
  return (
    radial(
      id,
      [
        [0, colour, opacity],
        [0.45, colour, opacity * 0.35],
        [1, colour, 0],
      ],
      at,
    ) + disc(at[0], at[1], at[2], `url(#${id})`)
  );
}

/** Rays between two angles in degrees, as wedges: every other one is filled. */
export function rays(
  [x, y]: readonly [number, number],
  {
    count,
    from = 0,
    inner = 0,
    reach,
    share = 0.5,
  }: { count: number; from?: number; inner?: number; reach: number; share?: number },
): string {
  const point = (angle: number, far: number) =>
    `${round(x + Math.cos(angle) * far)} ${round(y + Math.sin(angle) * far)}`;
  return times(count, (at) => {
    const start = ((from + (at * 360) / count) * Math.PI) / 180;
    const end = start + (share * 2 * Math.PI) / count;
    return `M${point(start, inner)}L${point(start, reach)}L${point(end, reach)}L${point(end, inner)}Z`;
  });
}
