// A feather along a bent quill.
import { chance, fill, line, round, times } from '../kit.ts';

type Point = readonly [x: number, y: number];

interface Feather {
  /** Foot, bend and tip of the quill. */
  along: readonly [Point, Point, Point];
  /** Of one side of the vane. */
  width: number;
  vane: string;
  /** Of its right half, which the light does not reach. */
  shade?: string;
  quill: string;
  /** Between the barbs, and where the vane is torn. */
  gap: string;
  /** Not torn anywhere. */
  isWhole?: true;
}

/** Parts of the way to the tip where the vane is torn, on the left and on the right. */
const TORN = [
  [0.31, 0.5, 0.74],
  [0.4, 0.63, 0.83],
] as const;

/** A point of the quill, and the direction of its tip there. */
function quillAt([foot, bend, tip]: Feather['along'], part: number) {
  const at = (axis: 0 | 1) =>
    (1 - part) ** 2 * foot[axis] + 2 * part * (1 - part) * bend[axis] + part ** 2 * tip[axis];
  const slope = (axis: 0 | 1) => (1 - part) * (bend[axis] - foot[axis]) + part * (tip[axis] - bend[axis]);
  const length = Math.hypot(slope(0), slope(1));
  return { x: at(0), y: at(1), ahead: [slope(0) / length, slope(1) / length] as const };
}

/** The vane is bare below, widest in its lower half, and ends in a point. */
const widthAt = (part: number) =>
  part < 0.14 ? 0 : Math.sin(Math.PI * ((part - 0.14) / 0.86) ** 0.62) ** 0.75;

/** The end of a barb: it leans to the tip. */
function barbEnd({ along, width }: Feather, part: number, side: 1 | -1, share = 1): string {
  const { x, y, ahead } = quillAt(along, part);
  const far = widthAt(part) * width * share * (side > 0 ? 0.66 : 1);
  const lean = far * 0.85;
  return `${round(x + ahead[0] * lean - ahead[1] * far * side)} ${round(y + ahead[1] * lean + ahead[0] * far * side)}`;
}

const place = ({ along }: Feather, part: number) => {
  const { x, y } = quillAt(along, part);
  return `${round(x)} ${round(y)}`;
};

export function feather(look: Feather): string {
  const edge = (side: 1 | -1) => times(61, (at) => `L${barbEnd(look, 0.14 + (at * 0.86) / 60, side)}`);
  const half = (side: 1 | -1, colour: string) => fill(`M${place(look, 0.14)}${edge(side)}Z`, colour);
  const barbs = (side: 1 | -1) =>
    times(56, (at) => `M${place(look, 0.15 + at * 0.0148)}L${barbEnd(look, 0.15 + at * 0.0148, side, 0.97)}`);
  const tears = TORN.flatMap((parts, which) =>
    parts.map((part) => {
      const side = which ? 1 : -1;
      return `M${barbEnd(look, part, side, 0.22)}L${barbEnd(look, part - 0.006, side, 1.04)}L${barbEnd(look, part + 0.03, side, 1.04)}Z`;
    }),
  ).join('');
  const [foot, bend, tip] = look.along;
  // Loose down where the vane begins.
  const down = times(26, (at) => {
    const { x, y, ahead } = quillAt(look.along, 0.09 + at * 0.0045);
    const [side, far] = [at % 2 ? 1 : -1, look.width * (0.16 + 0.24 * chance(at))];
    const [dx, dy] = [-ahead[1] * far * side, ahead[0] * far * side];
    return `M${round(x)} ${round(y)}q${round(dx * 0.7 + ahead[0] * far * 0.1)} ${round(dy * 0.7 + ahead[1] * far * 0.1)} ${round(dx - ahead[0] * far * 0.5 * chance(at + 50))} ${round(dy - ahead[1] * far * 0.5 * chance(at + 50))}`;
  });
  return [
    half(1, look.shade ?? look.vane),
    half(-1, look.vane),
    line(barbs(1) + barbs(-1), look.gap, look.width * 0.022, 'stroke-opacity="0.4"'),
    look.isWhole
      ? ''
      : fill(tears, look.gap) + line(down, '#FFE9A0', look.width * 0.022, 'stroke-linecap="round"'),
    line(
      `M${foot.join(' ')}Q${bend.join(' ')} ${tip.join(' ')}`,
      look.quill,
      look.width * 0.06,
      'stroke-linecap="round"',
    ),
  ].join('');
}

/** Where a point is in a feather whose vane is torn; undefined: beside it. @param quill how far it reaches to each side */
export function placeInFeather(
  { along, width }: Pick<Feather, 'along' | 'width'>,
  { x, y, quill: thick }: { x: number; y: number; quill: number },
): 'quill' | 'gap' | 'left' | 'right' | undefined {
  for (let at = 0; at <= 160; at += 1) {
    const part = at / 160;
    const quill = quillAt(along, part);
    const [dx, dy] = [x - quill.x, y - quill.y];
    const ahead = dx * quill.ahead[0] + dy * quill.ahead[1];
    const beside = dy * quill.ahead[0] - dx * quill.ahead[1];
    if (Math.hypot(dx, dy) < thick) return 'quill';
    // Barbs lean to the tip: the first one that reaches the point is the one that it lies on.
    const far = Math.abs(beside);
    if (ahead - far * 0.85 > 8 || ahead - far * 0.85 < -8) continue;
    const share = far / Math.max(1, widthAt(part) * width * (beside > 0 ? 0.66 : 1));
    if (share > 1) continue;
    const torn = TORN[beside > 0 ? 1 : 0].some(
      (tear) => share > 0.3 && Math.abs(part - tear - 0.012) < 0.004 + share * 0.022,
    );
    return torn ? 'gap' : beside > 0 ? 'right' : 'left';
  }
  return undefined;
}
