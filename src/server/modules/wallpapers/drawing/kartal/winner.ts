// A player from behind who lifts the cup with both hands, in a field 200 wide: his shoulders are at a height of 72.
import { box, clip, fill, group, line } from '../kit.ts';
import { INK, PAPER } from './grounds.ts';

/** What is lit of skin, and what is not. */
const [SKIN, SHADE] = ['#DDDCD6', '#8B8A86'];

const BOWL = 'M17 6H83C84 46 76 70 57 77L56 104H44L43 77C24 70 16 46 17 6Z';
const HANDLES = 'M20 20H6C2 44 14 60 33 61M80 20H94C98 44 86 60 67 61';
const TRUNK = 'M60 70C78 82 122 82 140 70L152 136C153 176 154 216 156 256H44C46 216 47 176 48 136Z';
const ARM = 'M36 90 10 44 32-16';
const HAND =
  'M20-16C17-26 19-36 26-39 26-45 34-47 38-43 43-47 50-44 50-38 55-36 55-28 51-26 54-21 50-15 45-16 43-10 39-6 33-6 26-6 21-10 20-16Z';

const cup = group(
  'translate(34 -98) scale(1.32)',
  [
    line(HANDLES, INK, 14) + line(HANDLES, PAPER, 7),
    fill(BOWL, PAPER, `stroke="${INK}" stroke-width="5" stroke-linejoin="round"`),
    fill('M68 8H82C83 46 75 69 57 76L56 102H51C64 76 69 44 68 8Z', SHADE),
    fill('M27 14H36C36 40 39 55 46 66 34 58 27 40 27 14Z', '#FFFFFF', `stroke="${SHADE}" stroke-width="1.5"`),
    line('M18 14H82', INK, 2.5),
  ].join(''),
);

/** The left one: a sleeve, the arm, and the back of the hand, whose fingers go around the handle. */
const arm = [
  line(ARM, INK, 31, 'stroke-linejoin="round" stroke-linecap="round"') +
    line(ARM, SKIN, 23, 'stroke-linejoin="round" stroke-linecap="round"'),
  line('M70 96L31 74', PAPER, 46, 'stroke-linecap="round"') +
    line('M70 96L31 74', INK, 39, 'stroke-linecap="round"'),
  line('M19 90L37 56', PAPER, 5),
  fill(HAND, SKIN, `stroke="${INK}" stroke-width="4" stroke-linejoin="round"`),
  line('M38-40 37-31M45-38 43-29M50-28 44-24', INK, 2.4, 'stroke-linecap="round"'),
].join('');

const head = group(
  'translate(0 -4) rotate(4 100 60)',
  [
    fill('M84 44H116V80C108 88 92 88 84 80Z', SHADE, `stroke="${INK}" stroke-width="4"`),
    fill('M70 34C64 34 64 54 71 54ZM130 34C136 34 136 54 129 54Z', SKIN, `stroke="${INK}" stroke-width="4"`),
    fill(
      'M70 40C62-10 138-10 130 40C130 54 122 66 112 68H88C78 66 70 54 70 40Z',
      INK,
      `stroke="${PAPER}" stroke-width="3.4"`,
    ),
    line(
      'M84 12C79 22 78 34 80 46M99 6C97 18 97 32 98 46M114 11C119 22 120 34 118 46',
      '#6B6A66',
      3,
      'stroke-linecap="round"',
    ),
  ].join(''),
);

export const winner = [
  cup,
  arm + group('matrix(-1 0 0 1 200 0)', arm),
  fill(TRUNK, INK, `stroke="${PAPER}" stroke-width="4" stroke-linejoin="round"`),
  clip('jersey', `<path d="${TRUNK}"/>`),
  `<g clip-path="url(#jersey)">${[51, 138].map((x) => box(x, 60, 12, 200, PAPER)).join('')}</g>`,
  line('M76 78C90 86 110 86 124 78', PAPER, 4, 'stroke-linecap="round"'),
  head,
].join('');
