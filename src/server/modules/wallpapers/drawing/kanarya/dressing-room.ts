// Light over dark water.
import { jerseyPlaces } from '../jersey.ts';
import { all, box, calm, clip, fill, glowAt, group, line, linear, radial, times } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { ball } from '../parts.ts';
import { boot } from './boot.ts';
import { night } from './grounds.ts';
import { HUNG, hungShirt } from './hung-shirt.ts';
import { perchedBird } from './perched-bird.ts';

/** The back wall, and how much nearer the picture's edge is than it. */
const [LEFT, RIGHT, TOP, FLOOR] = [150, 930, 620, 1890];
const NEAR = 1.46;
/** A place of the room from its back wall (0) to us (1). */
const place = (x: number, y: number, near: number): string => {
  const grown = 1 + near * (NEAR - 1);
  return `${Math.round(540 + (x - 540) * grown)} ${Math.round(1300 + (y - 1300) * grown)}`;
};
const plane = (corners: readonly (readonly [x: number, y: number, near: number])[]) =>
  `M${corners.map(([x, y, near]) => place(x, y, near)).join('L')}Z`;

/** A wall of lockers: doors that get wider to us, each with its slits. */
const lockers = (x: number) =>
  [0, 0.3, 0.64]
    .map((near) => `M${place(x, TOP, near)}L${place(x, FLOOR, near)}`)
    .concat(
      [0.15, 0.47, 0.83].flatMap((near) =>
        [0, 1, 2].map(
          (at) => `M${place(x, 850 + at * 34, near - 0.06)}L${place(x, 850 + at * 34, near + 0.06)}`,
        ),
      ),
    )
    .join('');

/** The bench below the shirt, on two feet. */
const bench = (hot: string) =>
  box(250, 1800, 36, 90, '#0A1233') +
  box(794, 1800, 36, 90, '#0A1233') +
  box(186, 1768, 708, 50, '#B07A3A', 'rx="8"') +
  box(186, 1768, 708, 12, '#E8BE7C', 'rx="6"') +
  box(186, 1806, 708, 12, '#6E4718', 'rx="6"') +
  box(286, 1840, 508, 8, hot, 'fill-opacity="0.35"');

const leather = { upper: '#FFD200', shade: '#D99A00', stripe: '#14225E', sole: '#F6F7FA' };
const farLeather = { ...leather, upper: '#E3B300', shade: '#B87E00' };

/** What stands on the floor before the bench. */
const before =
  boot(436, 2040, farLeather) +
  boot(520, 2104, leather) +
  `<ellipse cx="262" cy="2092" rx="132" ry="20" fill="#050A22" fill-opacity="0.6"/>` +
  ball(262, 1986, 108);

/** The place in the dressing room that is one's own: the shirt in the light, with all that one needs. */
export const shirt: Motif = (inks) => {
  const { ground, hot, cloth } = inks;
  const look = { x: 70, y: 780, scale: 4.7 };
  const hung = `translate(${look.x} ${look.y}) scale(${look.scale})`;
  const colours = { cloth, trim: inks.stripe };
  const walls = [LEFT, RIGHT].map((x) =>
    plane([
      [x, TOP, 0],
      [x, TOP, 1],
      [x, FLOOR, 1],
      [x, FLOOR, 0],
    ]),
  );
  const floor = plane([
    [LEFT, FLOOR, 0],
    [RIGHT, FLOOR, 0],
    [RIGHT, FLOOR, 2.4],
    [LEFT, FLOOR, 2.4],
  ]);
  return {
    shapes: [
      night(inks),
      radial(
        'back',
        [
          [0, '#5A7AF0'],
          [0.5, '#2A429F'],
          [1, '#121D50'],
        ],
        [540, 900, 960],
      ) + box(LEFT, TOP, RIGHT - LEFT, FLOOR - TOP, 'url(#back)'),
      linear(
        'left',
        [
          [0, '#0A1233'],
          [1, '#22348A'],
        ],
        [0, 0, 1, 0],
      ) + fill(walls[0] ?? '', 'url(#left)'),
      linear(
        'right',
        [
          [0, '#22348A'],
          [1, '#0A1233'],
        ],
        [0, 0, 1, 0],
      ) + fill(walls[1] ?? '', 'url(#right)'),
      line(lockers(LEFT) + lockers(RIGHT), '#080E2A', 7, 'stroke-linecap="round" stroke-opacity="0.8"'),
      linear('floor', [
        [0, '#1B2C78'],
        [1, '#0A1233'],
      ]) + fill(floor, 'url(#floor)'),
      // The lamp shines on the floor, too.
      glowAt('shine', '#8FA6FF', [540, 1960, 420], 0.34),
      linear('deep', [
        [0, '#0A1233', 0.1],
        [0.75, '#0A1233', 0.94],
        [1, '#0A1233'],
      ]) + box(0, FLOOR, 1080, 2400 - FLOOR, 'url(#deep)'),
      line(
        `M${place(LEFT, FLOOR, 1)}L${LEFT} ${FLOOR}H${RIGHT}L${place(RIGHT, FLOOR, 1)}`,
        '#080E2A',
        14,
        'stroke-linejoin="round"',
      ),
      // A cone of light without an edge: it is laid on in thin sheets.
      linear('lamp', [
        [0, '#FFF3B8', 0.13],
        [0.6, '#FFE98A', 0.05],
        [1, '#FFE98A', 0],
      ]),
      times(9, (at) =>
        fill(`M${500 - at * 24} 600H${580 + at * 24}L${640 + at * 40} 1890H${440 - at * 40}Z`, 'url(#lamp)'),
      ),
      calm(ground, 0.2),
      glowAt('tube', '#FFF3B8', [540, 690, 260], 0.5),
      box(330, 622, 420, 22, '#FFF6CC', 'rx="11"') + box(316, 606, 448, 20, '#0F1840', 'rx="8"'),
      bench(hot),
      // Rod, hanger, and the shirt with its shadow on the wall.
      box(LEFT - 20, 742, RIGHT - LEFT + 40, 24, '#8397D8', 'rx="6"') +
        box(LEFT - 20, 742, RIGHT - LEFT + 40, 8, '#DCE6FF', 'rx="4"'),
      clip('wall', box(0, TOP, 1080, 1150, '#000')),
      `<g clip-path="url(#wall)">${group(`translate(${look.x + 26} ${look.y + 40}) scale(${look.scale})`, fill(HUNG, '#060B24', 'fill-opacity="0.45"'))}</g>`,
      // The hook hangs over the rod.
      line(
        'M540 850V772C540 748 548 734 562 734C578 734 582 752 574 766',
        '#5B6CB4',
        11,
        'stroke-linecap="round"',
      ) +
        line('M380 868Q540 784 700 868', '#B07A3A', 30, 'stroke-linecap="round"') +
        line('M384 861Q540 780 696 861', '#E0B070', 8, 'stroke-linecap="round"'),
      group(hung, hungShirt('shirt', { ...colours, rim: '#FFF6CC' })),
      glowAt('shoulders', '#FFF3B8', [540, 890, 400], 0.28),
      before,
      // The guest sits on the end of the bench, and looks at the number.
      `<ellipse cx="856" cy="1772" rx="64" ry="9" fill="#3A2208" fill-opacity="0.5"/>`,
      group('translate(852 1767) scale(-0.8 0.8)', perchedBird({ ink: '#0A1233' })),
      linear('foot', [
        [0.86, ground, 0],
        [1, ground, 0.9],
      ]) + all('url(#foot)'),
    ].join(''),
    places: jerseyPlaces(look, { print: '#FFFFFF', outline: cloth }),
  };
};
