// Sea and storm.
import { all, chance, disc, fill, line, linear, times } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { foam, storm, water } from './grounds.ts';

export const spirit: Motif = (inks) => {
  const { ground, hot, glow, cloth, second } = inks;
  const curl =
    'M-40 1780C-40 1040 300 640 720 690C1000 724 1060 960 930 1090C840 1180 690 1150 680 1040C674 970 740 930 792 966C700 900 560 960 560 1110C560 1340 760 1480 1120 1450V2420H-40Z';
  const inner =
    'M-40 1900C0 1250 260 860 600 812C440 930 400 1100 470 1290C560 1530 800 1640 1120 1620V2420H-40Z';
  const lip =
    'M-40 1780C-40 1040 300 640 720 690C1000 724 1060 960 930 1090C840 1180 690 1150 680 1040C674 970 740 930 792 966';
  const drops = times(34, (at) =>
    disc(
      620 + chance(at) * 460,
      640 + chance(at + 80) * 380,
      5 + chance(at + 9) * 15,
      '#FFFFFF',
      'fill-opacity="0.9"',
    ),
  );
  return {
    shapes: [
      storm(inks),
      disc(180, 720, 170, '#F3E3EA', 'fill-opacity="0.16"') + disc(180, 720, 115, '#F7ECF1'),
      linear('swell', [
        [0, glow],
        [0.5, hot],
        [1, second],
      ]) + fill(curl, 'url(#swell)'),
      linear('depth', [
        [0, '#1C6FA0'],
        [1, ground],
      ]) + fill(inner, 'url(#depth)'),
      line(
        times(
          7,
          (at) =>
            `M${-40 + at * 16} ${1900 + at * 70}C${20 + at * 30} ${1300 + at * 60} ${290 + at * 22} ${930 + at * 56} ${520 - at * 4} ${880 + at * 78}`,
        ),
        glow,
        7,
        'stroke-linecap="round" stroke-opacity="0.55"',
      ),
      line(lip, '#FFFFFF', 26, 'stroke-linecap="round"'),
      drops,
      fill('M760 1392C800 1440 930 1446 990 1392L960 1470C910 1496 830 1492 790 1462Z', ground),
      fill('M862 1390V1190L980 1372Z', '#FFFFFF') + fill('M846 1390V1240L776 1376Z', '#F3D9E2'),
      water({ y: 1960, rise: 80, length: 700, shift: 0.3 }, cloth) +
        foam({ y: 1960, rise: 80, length: 700, shift: 0.3 }, glow),
      water({ y: 2130, rise: 70, length: 820, shift: 0.7 }, '#1B658F') +
        foam({ y: 2130, rise: 70, length: 820, shift: 0.7 }, glow),
    ].join(''),
  };
};

export const pattern: Motif = ({ ground, cloth, hot, glow }) => {
  const colours = [ground, '#3A1026', cloth, '#8A2C50', '#5A4A86', '#3C78B4', hot, glow];
  return {
    shapes: [
      all(ground),
      times(22, (at) => {
        const swell = { y: 520 + at * 92, rise: 60 + at * 9, length: 560 + at * 26, shift: 0.1 + at * 0.085 };
        const colour = colours[Math.floor((at / 22) * colours.length)] ?? hot;
        return water(swell, colour) + foam(swell, at % 2 ? glow : '#FFFFFF', at % 2 ? 3 : 5);
      }),
    ].join(''),
  };
};
