// A canary that climbs, seen from its side: long feathers spread from the wrist, short ones hang along the arm.
import { clip, disc, fill, group, line, linear, round, times } from '../kit.ts';
import { FAR, NEAR, row, wing } from './wing.ts';

const BODY =
  'M306 -196C304 -238 262 -268 212 -258C172 -250 146 -214 112 -172C50 -98 -62 -18 -172 62C-212 92 -232 122 -222 142C-160 156 -58 154 32 120C146 78 244 -4 288 -98C302 -130 308 -162 306 -196Z';
const BACK =
  'M228 -260C176 -258 146 -214 112 -172C50 -98 -62 -18 -172 62C-206 86 -226 112 -224 132C-120 96 -10 30 84 -50C150 -106 190 -170 228 -214Z';

/** Small feathers of the breast, in rows across the body, each row between the feathers of the one before. */
const breast = times(10, (at) =>
  times(5, (up) => {
    const [along, across] = [at / 9, (up + (at % 2) / 2) / 5];
    const [x, y] = [214 - 360 * along, -176 + 262 * along];
    const far = (at === 0 ? 0.7 : 1) * Math.sin(Math.PI * (0.3 + along * 0.6)) * 190 * across;
    return `M${round(x + far * 0.62)} ${round(y + far * 0.8)}c2 16 -6 26 -22 28`;
  }),
);

/** @param ink of its eye */
export function bird({ ink }: { ink: string }): string {
  const tail = row(
    {
      count: 6,
      roots: [
        [-176, 128],
        [-196, 86],
      ],
      turns: [146, 168],
      long: (part) => 320 + 60 * Math.abs(part - 0.5),
      wide: 58,
    },
    NEAR[0],
  );
  return [
    linear(
      'plumage',
      [
        [0, '#FFE263'],
        [0.5, '#FFC800'],
        [1, '#D58A00'],
      ],
      [0.3, 0, 0.7, 1],
    ),
    clip('canary', `<path d="${BODY}"/>`),
    group('translate(74 -76) rotate(27) scale(0.86)', wing(FAR)),
    tail,
    fill(BODY, 'url(#plumage)'),
    `<g clip-path="url(#canary)">${
      fill(BACK, '#FFE985', 'fill-opacity="0.5"') +
      line(breast, '#A86A00', 4, 'stroke-opacity="0.45" stroke-linecap="round"')
    }</g>`,
    // Beak, the dark line from it through the eye, and the cheek.
    fill('M298 -222L366 -190L302 -168Z', '#FF8A1A') + fill('M302 -194L366 -190L302 -168Z', '#D4600A'),
    line('M312 -194C290 -204 262 -214 234 -206', '#8A5300', 7, 'stroke-linecap="round"'),
    disc(264, -214, 13, ink) + disc(268, -218, 4, '#FFFFFF'),
    line('M300 -166C280 -140 246 -136 220 -152', '#A86A00', 4, 'stroke-opacity="0.6" stroke-linecap="round"'),
    group(
      'translate(20 -36)',
      wing(NEAR) + line('M134 -362C152 -340 156 -300 150 -262C142 -180 168 -110 196 -80', '#FFF6CC', 6),
    ),
  ].join('');
}
