// A shirt on a hanger, from behind, in a field of 200 × 210: cloth that falls, with stripes that follow it.
import { clip, fill, group, line, linear, times } from '../kit.ts';

const BODY =
  'M64 16C74 27 126 27 136 16C148 20 158 26 164 36C158 54 151 68 149 86C147 122 150 160 156 196C142 205 128 199 112 204C94 209 72 199 44 196C50 160 53 122 51 86C49 68 42 54 36 36C42 26 52 20 64 16Z';
const LEFT_SLEEVE =
  'M64 16C48 20 38 26 31 35C19 52 10 76 5 98C14 108 29 114 44 115C47 104 50 95 52 86C52 62 56 40 64 16Z';
const RIGHT_SLEEVE =
  'M136 16C152 20 162 26 169 35C181 52 190 76 195 98C186 108 171 114 156 115C153 104 150 95 148 86C148 62 144 40 136 16Z';
/** All of it, for its shadow. */
export const HUNG = `${BODY}${LEFT_SLEEVE}${RIGHT_SLEEVE}`;

/** The edge of a stripe from the shoulders to the hem: the cloth is wide at the chest, and wider at the hem. */
const edge = (x: number, isUp: boolean) => {
  const at = (share: number) => Math.round((100 + (x - 100) * share) * 10) / 10;
  return isUp
    ? `L${at(1.12)} 212C${at(1.02)} 176 ${at(0.94)} 150 ${at(0.96)} 118S${at(0.92)} 40 ${at(0.8)} 8Z`
    : `M${at(0.8)} 8C${at(0.92)} 40 ${at(1)} 86 ${at(0.96)} 118S${at(1.02)} 176 ${at(1.12)} 212`;
};
const STRIPES = [60, 100, 140];
const body = times(STRIPES.length, (at) => {
  const x = STRIPES[at] ?? 0;
  return `${edge(x - 9.5, false)}${edge(x + 9.5, true)}`;
});

/** Soft, as there is no blur: thin sheets, each narrower than the one before. */
const soft = (d: string, colour: string, width: number, opacity: number) =>
  times(5, (at) =>
    line(d, colour, width * (1 - at / 5), `stroke-opacity="${opacity}" stroke-linecap="round"`),
  );

const DEEP =
  'M70 100C66 132 74 166 64 203M92 132C96 156 88 180 96 206M132 104C136 136 126 168 136 204M52 90C62 102 74 108 88 108M148 90C138 102 128 107 114 107';
const HIGH =
  'M78 104C76 136 82 168 75 203M104 130C107 156 101 178 107 206M122 108C125 138 117 168 124 204M56 84C66 94 78 99 90 99';

const sleeve = (outline: string, id: string, isLeft: boolean, { cloth, trim }: Look) =>
  `${clip(id, `<path d="${outline}"/>`)}<g clip-path="url(#${id})">${[
    fill('M0 0H200V210H0Z', cloth),
    group(
      isLeft ? '' : 'translate(200 0) scale(-1 1)',
      [
        fill('M40 22C30 46 22 76 20 118H34C36 84 42 56 53 30Z', trim),
        fill('M3 92C14 102 29 108 47 109L43 118 0 106Z', trim),
        soft('M47 50C40 70 36 88 36 108', '#000', 12, 0.07),
        soft('M26 50C18 66 13 82 12 98', '#fff', 8, 0.05),
      ].join(''),
    ),
  ].join('')}</g>`;

interface Look {
  cloth: string;
  trim: string;
}

/**
 * @param id of its gradients
 * @param rim light on its shoulders
 */
export function hungShirt(id: string, { cloth, trim, rim }: Look & { rim: string }): string {
  const light = linear(
    `${id}-light`,
    [
      [0.06, '#000', 0.5],
      [0.3, '#000', 0.04],
      [0.5, '#fff', 0.14],
      [0.7, '#000', 0.04],
      [0.94, '#000', 0.5],
    ],
    [0, 0, 1, 0.06],
  );
  const fall = linear(`${id}-fall`, [
    [0, '#fff', 0.16],
    [0.35, '#000', 0],
    [1, '#000', 0.34],
  ]);
  const sewn = [
    fill('M0 0H200V215H0Z', cloth),
    fill(body, trim),
    fill('M40 187C72 190 94 200 112 195C128 190 142 196 160 187L162 215H36Z', trim),
    soft(DEEP, '#000', 16, 0.05),
    soft(HIGH, '#fff', 9, 0.03),
    fill('M0 0H200V215H0Z', `url(#${id}-light)`),
    fill('M0 0H200V215H0Z', `url(#${id}-fall)`),
    // The yoke of the shoulders, and the collar with its inside.
    line('M38 44C62 34 138 34 162 44', '#000', 1.2, 'stroke-opacity="0.35"'),
    fill('M66 12C80 36 120 36 134 12L126 2H74Z', trim),
    fill('M75 10C86 25 114 25 125 10L116 2H84Z', '#000', 'fill-opacity="0.6"'),
    line('M70 15C84 36 116 36 130 15', '#000', 1.2, 'stroke-opacity="0.35"'),
  ].join('');
  const lit =
    line('M34 34C42 26 51 21 64 17M136 17C149 21 158 26 166 34', rim, 1.7, 'stroke-linecap="round"') +
    soft('M30 38C20 54 12 76 8 96M170 38C180 54 188 76 192 96', rim, 2.4, 0.16);
  return [
    light + fall,
    sleeve(LEFT_SLEEVE, `${id}-left`, true, { cloth, trim }),
    sleeve(RIGHT_SLEEVE, `${id}-right`, false, { cloth, trim }),
    soft('M52 86C49 68 42 54 38 40M148 86C151 68 158 54 162 40', '#000', 7, 0.12),
    clip(`${id}-body`, `<path d="${BODY}"/>`),
    `<g clip-path="url(#${id}-body)">${sewn}</g>`,
    line('M51 86C49 68 42 54 36 36M149 86C151 68 158 54 164 36', '#000', 1.4, 'stroke-opacity="0.45"'),
    lit,
  ].join('');
}
