// The head of an eagle in profile, as large as the picture is wide; its neck goes on below it.
import { fill, line, round, times } from '../kit.ts';

const HEAD =
  'M-40 2430C10 2080 44 1820 120 1560C190 1290 330 1060 590 1010C690 992 780 1020 838 1084C930 1092 1004 1170 1018 1300C1022 1352 1016 1392 1000 1420C984 1362 940 1336 872 1340C890 1370 884 1404 848 1424C812 1440 790 1470 786 1520L836 1560 800 1600 870 1660 824 1700 912 1780 858 1824 960 1930 900 1980 1016 2110 950 2160 1080 2300V2430Z';
const BEAK =
  'M836 1084C930 1092 1004 1170 1018 1300C1022 1352 1016 1392 1000 1420C984 1362 940 1336 872 1340C820 1336 770 1344 716 1362C742 1330 752 1290 752 1240C752 1170 786 1108 836 1084Z';

/** Feathers of the neck: cuts that hang down, larger with each row. */
const cuts = (ink: string) =>
  times(9, (row) =>
    times(3 + Math.ceil(row * 0.8), (at) => {
      const [length, wide] = [58 + row * 17, 15 + row * 2.6];
      const x = 330 - row * 34 + at * (118 + row * 6) + (row % 2) * 56;
      const y = 1300 + row * 112 + at * 16;
      const lean = 16 + row * 3;
      return fill(
        `M${round(x)} ${round(y)}C${round(x - wide)} ${round(y + length * 0.5)} ${round(x - wide + lean)} ${round(y + length * 0.8)} ${round(x + lean)} ${round(y + length)}C${round(x + wide * 0.6)} ${round(y + length * 0.7)} ${round(x + wide * 0.5)} ${round(y + length * 0.3)} ${round(x)} ${round(y)}Z`,
        ink,
      );
    }),
  );

/** @param paper what is not printed: eye, beak and the light on the feathers */
export function eagleHead(ink: string, paper: string): string {
  return [
    fill(HEAD, ink),
    cuts(paper),
    fill(BEAK, paper, `stroke="${ink}" stroke-width="16" stroke-linejoin="round"`),
    fill('M842 1180C868 1166 894 1170 908 1190C886 1190 862 1196 848 1208C838 1202 836 1188 842 1180Z', ink),
    line('M716 1362C790 1330 880 1322 940 1338', ink, 12, 'stroke-linecap="round"'),
    fill('M900 1140C960 1190 986 1260 984 1346C972 1318 950 1300 920 1292C942 1240 930 1186 900 1140Z', ink),
    // The brow is low over the eye, and a line of light runs over it.
    fill(
      'M452 1126C540 1108 640 1128 742 1196C726 1252 664 1268 606 1242C548 1216 496 1170 452 1126Z',
      paper,
    ),
    fill('M440 1112C560 1100 664 1132 764 1206L704 1230C650 1190 560 1158 440 1112Z', ink),
    `<circle cx="664" cy="1220" r="29" fill="${ink}"/><circle cx="674" cy="1214" r="8" fill="${paper}"/>`,
    line('M430 1084C540 1054 660 1070 762 1136', paper, 12, 'stroke-linecap="round"'),
  ].join('');
}
