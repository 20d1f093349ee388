// A canary that sits and looks to the left, around its feet, with the feathers of the one that flies.
import { disc, fill, group, line } from '../kit.ts';
import { fan, roundQuill } from '../parts.ts';

const EDGE = 'stroke="#B87400" stroke-width="3.4" stroke-linejoin="round"';
const quills = (
  count: number,
  turn: readonly [number, number],
  [long, more]: readonly [number, number],
  wide: number,
  tones: readonly string[],
) =>
  fan(count, turn, (part) =>
    fill(roundQuill(long + more * part, wide), tones[Math.floor(part * (tones.length - 0.01))] ?? '', EDGE),
  );

/** @param ink of its eye */
export const perched = (ink: string): string =>
  [
    group('translate(44 -44)', quills(5, [74, 58], [190, 26], 40, ['#C97F00', '#EBA500', '#FFD200'])),
    line('M-20 -26V0M12 -26V0', '#E07A10', 8, 'stroke-linecap="round"'),
    fill(
      'M-70 -132C-84 -196 -36 -246 22 -232C62 -222 76 -184 82 -140C90 -76 64 -18 4 -14C-52 -12 -74 -70 -70 -132Z',
      '#FFD200',
    ),
    fill('M-72 -122C-70 -64 -46 -14 4 -14C34 -16 54 -32 68 -56C30 -40 -40 -60 -72 -122Z', '#F0A800'),
    fill('M-62 -190C-44 -232 -6 -242 30 -228C4 -226 -34 -214 -52 -176Z', '#FFE45C'),
    group(
      'translate(6 -142)',
      quills(7, [30, 74], [170, -36], 46, ['#D99200', '#F4B400', '#FFD200', '#FFE45C']),
    ),
    group('translate(2 -150)', quills(5, [24, 84], [96, -14], 42, ['#F4B400', '#FFD93A', '#FFEFA0'])),
    fill('M-28 -160C-8 -176 24 -168 30 -142C12 -150 -12 -146 -24 -132Z', '#FFD200'),
    fill('M-66 -196L-112 -178L-70 -168Z', '#FF7A00') + fill('M-66 -182L-112 -178L-70 -168Z', '#D95F00'),
    disc(-34, -192, 12, ink) + disc(-38, -196, 4, '#FFFFFF'),
  ].join('');
