// A boot from its side, its toe to the right, in a field of 206 × 100 above its studs.
import { fill, group, line } from '../kit.ts';

const UPPER =
  'M8 -14C3 -40 4 -74 12 -94C20 -102 30 -100 36 -92C44 -78 58 -74 70 -80L84 -98C94 -104 104 -96 108 -84C124 -58 152 -48 180 -42C200 -36 208 -24 204 -14Z';
const SHADE = 'M6 -40C60 -22 140 -24 205 -26C207 -22 206 -18 204 -14H8C6 -22 6 -30 6 -40Z';
const SOLE = 'M4 -17H206C208 -8 200 0 190 0H118C106 0 104 -6 92 -6S78 0 66 0H16C8 0 3 -8 4 -17Z';
const STUDS = [16, 44, 116, 146, 174];

interface Look {
  upper: string;
  shade: string;
  stripe: string;
  sole: string;
}

export function boot(x: number, y: number, { upper, shade, stripe, sole }: Look): string {
  return group(
    `translate(${x} ${y}) scale(1.75)`,
    [
      '<ellipse cx="106" cy="12" rx="122" ry="11" fill="#050A22" fill-opacity="0.6"/>',
      fill(STUDS.map((at) => `M${at} -2H${at + 20}L${at + 16} 13H${at + 4}Z`).join(''), '#E8ECFF'),
      fill(UPPER, upper) + fill(SHADE, shade),
      // The opening, with the boot's other side behind it.
      fill('M12 -94C20 -102 30 -100 36 -92C44 -78 58 -74 70 -80L84 -98C60 -110 26 -108 12 -94Z', '#0A1233'),
      line('M112 -22L124 -62M130 -22L142 -54M148 -22L158 -48', stripe, 8, 'stroke-linecap="round"'),
      line('M84 -84L106 -94M90 -72L114 -82M98 -60L122 -70', '#FFFFFF', 6, 'stroke-linecap="round"'),
      line('M14 -60C22 -48 34 -44 46 -46', '#000', 3, 'stroke-opacity="0.3"'),
      line('M10 -84C14 -96 28 -98 36 -90', stripe, 5, 'stroke-linecap="round"'),
      fill(SOLE, sole),
      line('M128 -50C146 -42 170 -36 190 -32', '#FFFFFF', 5, 'stroke-opacity="0.6" stroke-linecap="round"'),
    ].join(''),
  );
}
