// A silver cup that comes up out of the sea: water still runs off it.
import { box, fill, line, linear } from '../kit.ts';
import type { Inks } from '../motif.ts';

const BOWL =
  'M310 930H770C772 1130 742 1296 626 1382C592 1406 578 1428 578 1470L584 1560H496L502 1470C502 1428 488 1406 454 1382C338 1296 308 1130 310 930Z';

/** Water that runs off the rim, in streams that end in drops. */
const STREAMS =
  'M318 950C322 1040 332 1110 346 1176C352 1198 368 1196 368 1174C368 1110 354 1040 350 950ZM384 960C388 1030 392 1050 398 1090C402 1106 414 1106 415 1090C417 1050 410 1020 410 960ZM722 950C724 1060 714 1130 702 1206C698 1228 718 1232 724 1210C740 1140 752 1050 756 950ZM672 960C672 1020 668 1040 664 1064C662 1078 676 1080 680 1066C688 1040 694 1010 696 960Z';

export function cup(inks: Inks): string {
  const { cloth } = inks;
  return [
    linear(
      'silver',
      [
        [0, '#56809B'],
        [0.16, '#C9DFEC'],
        [0.34, '#FFFFFF'],
        [0.56, '#DCEBF4'],
        [0.8, '#86AEC6'],
        [1, '#4D7690'],
      ],
      [0, 0, 1, 0],
    ),
    linear(
      'wine',
      [
        [0, '#4A0F22'],
        [0.3, '#B4526A'],
        [0.5, cloth],
        [1, '#3A0C1C'],
      ],
      [0, 0, 1, 0],
    ),
    // The bowl, the knot of the stem, and the foot that the water hides.
    fill(BOWL, 'url(#silver)', 'stroke="#0F3A5C" stroke-width="7" stroke-linejoin="round"'),
    fill('M316 1012H764L760 1052H320Z', 'url(#wine)') +
      line('M316 1008H764M321 1056H759', '#FFFFFF', 5, 'stroke-opacity="0.8"'),
    box(478, 1440, 124, 50, 'url(#wine)', 'rx="25" stroke="#0F3A5C" stroke-width="6"'),
    fill(
      'M380 1800C400 1640 470 1560 496 1552H584C610 1560 680 1640 700 1800Z',
      'url(#silver)',
      'stroke="#0F3A5C" stroke-width="7" stroke-linejoin="round"',
    ),
    fill(STREAMS, '#6CC4EF', 'fill-opacity="0.85" stroke="#1F7DB4" stroke-width="5" stroke-linejoin="round"'),
    // The rim, and the dark inside behind it.
    '<ellipse cx="540" cy="930" rx="244" ry="46" fill="url(#silver)" stroke="#0F3A5C" stroke-width="7"/><ellipse cx="540" cy="934" rx="212" ry="30" fill="#17547F"/>',
    line(
      'M392 1200C408 1270 432 1316 470 1350',
      '#FFFFFF',
      16,
      'stroke-linecap="round" stroke-opacity="0.9"',
    ),
  ].join('');
}
