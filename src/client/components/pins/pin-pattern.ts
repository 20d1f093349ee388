import type { Team } from '../../../shared/team.ts';

type Pattern = Team['looks']['pattern'];

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The brand's pattern in the box of a pin, as fine lines under the enamel. */
const lines: Record<Pattern, () => string> = {
  feather: () =>
    `M6 116C40 84 76 44 114 2${upTo(17)
      .map((at) => {
        const [x, y] = [12 + at * 6, 110 - at * 6.4];
        return `M${x} ${y}C${x - 4} ${y - 14} ${x - 3} ${y - 26} ${x + 4} ${y - 38}M${x} ${y}C${x + 14} ${y - 1} ${x + 26} ${y - 6} ${x + 38} ${y - 16}`;
      })
      .join('')}`,
  mane: () =>
    upTo(36)
      .map((at) => {
        const turn = (at * Math.PI) / 18;
        const place = (r: number, ahead: number) =>
          `${(60 + r * Math.cos(turn + ahead)).toFixed(1)} ${(60 + r * Math.sin(turn + ahead)).toFixed(1)}`;
        return `M${place(at % 2 ? 30 : 22, 0)}Q${place(48, 0.16)} ${place(66, 0.02)}`;
      })
      .join(''),
  wing: () =>
    upTo(11)
      .map((at) => `M124 ${112 - at * 4}C92 ${104 - at * 9} 56 ${92 - at * 11} ${-4 + at * 9} ${74 - at * 9}`)
      .join(''),
  wave: () =>
    upTo(11)
      .map(
        (at) =>
          `M${-24 + (at % 2) * 8} ${8 + at * 11}${upTo(4)
            .map(() => 'q10-9 20 0t20 0')
            .join('')}`,
      )
      .join(''),
};

export function patternLines(pattern: Pattern): string {
  return lines[pattern]();
}
