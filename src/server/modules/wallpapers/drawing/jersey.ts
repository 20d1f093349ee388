import type { PrintPlace } from '../../../../shared/wallpapers/fit-print.ts';
import { clip, fill, group, line, linear, times } from './kit.ts';

/** Shoulders, sleeves and body from behind, in a field of 200 × 210. */
export const CLOTH =
  'M64 16C74 26 126 26 136 16C156 24 176 36 192 58L166 94L150 80C149 120 150 160 152 198C118 203 82 203 48 198C50 160 51 120 50 80L34 94L8 58C24 36 44 24 64 16Z';
const STRIPES = [36, 68, 100, 132, 164];

export interface JerseyLook {
  /** Of the upper left corner. */
  x: number;
  y: number;
  scale: number;
  cloth: string;
  trim: string;
}

/** The back of a shirt with folds. @param id of its gradients */
export function jersey(id: string, { x, y, scale, cloth, trim }: JerseyLook): string {
  const stripes = times(STRIPES.length, (at) => fill(`M${(STRIPES[at] ?? 0) - 8} 0h16V210h-16Z`, trim));
  const shade = 'fill-opacity="0.22"';
  const folds = [
    fill('M50 78C58 120 54 160 50 200H64C66 150 62 110 50 78Z', '#000', shade),
    fill('M150 78C142 120 146 160 150 200H136C134 150 138 110 150 78Z', '#000', shade),
    fill(
      'M52 128C72 146 84 150 96 172 80 162 66 160 52 164ZM148 118C130 138 118 146 106 172 122 158 136 154 149 156Z',
      '#000',
      'fill-opacity="0.16"',
    ),
    fill('M70 202C82 182 90 188 98 172C106 190 120 182 134 203Z', '#000', 'fill-opacity="0.16"'),
    fill(
      'M56 98C64 112 74 118 88 120 76 124 64 122 54 116ZM144 96C138 110 130 116 118 119 130 124 140 121 147 114Z',
      '#fff',
      'fill-opacity="0.1"',
    ),
    fill('M64 20C56 40 52 60 52 82C60 66 74 52 88 46C78 40 70 30 64 20Z', '#fff', 'fill-opacity="0.07"'),
    fill(
      'M136 20C144 40 148 60 148 82C140 66 126 52 112 46C122 40 130 30 136 20Z',
      '#000',
      'fill-opacity="0.1"',
    ),
  ].join('');
  const light = linear(
    `${id}-light`,
    [
      [0.03, '#000', 0.42],
      [0.34, '#000', 0],
      [0.52, '#fff', 0.16],
      [0.7, '#fff', 0],
      [0.98, '#000', 0.46],
    ],
    [0, 0, 1, 0.12],
  );
  const sewn = [
    `<rect width="200" height="210" fill="${cloth}"/>`,
    stripes,
    fill('M8 56 36 92 28 98 0 62ZM192 56 164 92 172 98 200 62Z', trim),
    fill('M46 191H154V205H46Z', trim),
    folds,
    `<rect width="200" height="210" fill="url(#${id}-light)"/>`,
    fill('M70 12C84 32 116 32 130 12L124 4H76Z', trim),
    fill('M80 12C88 23 112 23 120 12L116 6H84Z', '#000', 'fill-opacity="0.55"'),
    line('M74 17C86 33 114 33 126 17M76 14C87 28 113 28 124 14', '#000', 1, 'stroke-opacity="0.3"'),
  ].join('');
  const seams = line(
    `${CLOTH}M50 80C50 60 56 38 64 20M150 80C150 60 144 38 136 20`,
    '#fff',
    0.8,
    'stroke-opacity="0.22"',
  );
  return group(
    `translate(${x} ${y}) scale(${scale})`,
    `${clip(`${id}-cloth`, `<path d="${CLOTH}"/>`)}${light}<g clip-path="url(#${id}-cloth)">${sewn}</g>${seams}`,
  );
}

/** Where a shirt is printed. */
export function jerseyPlaces(
  { x, y, scale }: Pick<JerseyLook, 'x' | 'y' | 'scale'>,
  { print, outline }: { print: string; outline: string },
): PrintPlace[] {
  const middle = Math.round(x + 100 * scale);
  const at = (part: number) => Math.round(y + part * scale);
  const sized = (part: number) => Math.round(part * scale);
  const common = { x: middle, fill: print, outline };
  return [
    {
      what: 'name',
      ...common,
      y: at(63),
      size: sized(26),
      width: sized(80),
      outlineWidth: sized(4),
      spacing: 4,
    },
    { what: 'number', ...common, y: at(153), size: sized(116), width: sized(84), outlineWidth: sized(7) },
  ];
}
