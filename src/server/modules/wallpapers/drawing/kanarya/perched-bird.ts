// A canary that sits, seen from its side: its feet are at 0, 0.
import { disc, fill, line } from '../kit.ts';

const EDGE = '#B87400';
const BODY =
  'M100 -214C104 -262 60 -292 20 -278C-16 -266 -26 -232 -44 -196C-72 -146 -104 -104 -96 -58C-88 -22 -40 -8 8 -14C64 -22 104 -74 108 -130C110 -164 98 -186 100 -214Z';
const BELLY =
  'M108 -130C104 -74 64 -22 8 -14C-30 -10 -66 -20 -84 -38C-30 -34 30 -60 62 -110C80 -140 92 -170 100 -200C103 -176 110 -156 108 -130Z';
/** Folded: the long feathers first, then those that cover them. */
const LONG = 'M10 -176C-46 -164 -104 -96 -142 14C-96 2 -22 -34 22 -84C46 -112 44 -160 10 -176Z';
const COVER = 'M14 -178C-30 -170 -74 -122 -90 -58C-52 -62 2 -82 28 -112C46 -134 40 -168 14 -178Z';

/** @param ink of its eye */
export function perchedBird({ ink }: { ink: string }): string {
  return [
    line('M-8 -22L-10 -2M34 -26L36 -2', '#E07A1F', 9, 'stroke-linecap="round"'),
    line('M-28 2H12M18 2H58', '#E07A1F', 10, 'stroke-linecap="round"'),
    fill('M-84 -70L-196 86L-168 98L-136 84L-44 -30Z', '#D99200', `stroke="${EDGE}" stroke-width="5"`),
    line('M-86 -52L-168 94M-70 -44L-140 82', EDGE, 4, 'stroke-opacity="0.7"'),
    fill(BODY, '#FFD200') + fill(BELLY, '#F0A800'),
    fill(LONG, '#F4B400', `stroke="${EDGE}" stroke-width="5" stroke-linejoin="round"`),
    line('M-2 -92C-50 -62 -92 -28 -128 6M14 -78C-30 -46 -70 -20 -108 0', EDGE, 4, 'stroke-opacity="0.7"'),
    fill(COVER, '#FFE45C', `stroke="${EDGE}" stroke-width="5" stroke-linejoin="round"`),
    line(
      'M6 -118C-22 -96 -50 -78 -78 -66M-2 -142C-28 -122 -52 -100 -74 -78',
      EDGE,
      4,
      'stroke-opacity="0.6"',
    ),
    fill('M94 -250L146 -226L96 -206Z', '#FF7A00') + fill('M97 -229L146 -226L96 -206Z', '#D95F00'),
    disc(62, -238, 14, ink) + disc(67, -243, 5, '#FFFFFF'),
  ].join('');
}
