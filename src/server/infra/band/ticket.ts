import type { Team } from '../../../shared/team.ts';
import type { BandShape } from './band-shape.ts';
import { area, box, round, roundedBox } from './shapes.ts';

/** Where a ticket lies, and where its stub would be torn off. */
interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  tear: number;
}

type Draw = (place: Place, team: Team) => BandShape[];

const paper = '#FFFFFF';

/** The ticket of a brand on white paper, in the form that its tariffs have on the pages. */
export function ticketOf(team: Team, place: Place): BandShape[] {
  return tickets[team.looks.hero](place, team);
}

const tickets: Readonly<Record<Team['looks']['hero'], Draw>> = {
  /** Round notches, and dots between them. */
  beam: (place, team) => {
    const { x, y, width, height, tear } = place;
    const { tint, accent } = team.themes.light;
    const count = Math.max(0, Math.floor((height - 16) / 5));
    const dots = Array.from({ length: count }, (_, at) => disc(x + tear, y + 10.5 + at * 5, 0.8));
    return [
      area(roundedBox(x, y, width, height, radiusOf(team)), tint),
      ...[y, y + height].map((edge) => area(disc(x + tear, edge, 5), paper)),
      ...dots.map((d) => area(d, accent, 0.55)),
    ];
  },
  /** A coloured edge above, perforated at both sides. */
  floodlight: ({ x, y, width, height }, team) => {
    const { tint, primary } = team.themes.light;
    const count = Math.max(1, Math.round(height / 12));
    const holes = Array.from({ length: count }, (_, at) => y + ((at + 0.5) * height) / count);
    return [
      area(roundedBox(x, y, width, height, radiusOf(team)), tint),
      area(box(x, y, width, Number.parseFloat(team.looks.shape.edge) * 0.75), primary),
      ...holes.flatMap((hole) => [x, x + width].map((edge) => area(disc(edge, hole, 2.6), paper))),
    ];
  },
  /** A coupon to cut out. */
  newsprint: ({ x, y, width, height }, team) => [
    { ...area(box(x, y, width, height), team.themes.light.text), stroke: 1.5, dash: 5 },
  ],
  /** Round like a pebble; the values lie on the water. */
  tide: ({ x, y, width, height, tear }, team) => {
    const { tint, primary } = team.themes.light;
    const r = radiusOf(team);
    return [
      area(roundedBox(x, y, width, height, r), tint),
      area(waterOf({ x, y, width, height, tear }, r), primary, 0.2),
    ];
  },
};

function radiusOf({ looks }: Team): number {
  return Math.min(Number.parseFloat(looks.shape.cardRadius) / 2, 14);
}

function disc(x: number, y: number, r: number): string {
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** The part behind the tear, whose left edge is a column of waves. */
function waterOf({ x, y, width, height, tear }: Place, r: number): string {
  const count = Math.max(1, Math.round(height / 9));
  const wave = round(height / count / 2);
  const crests = `a${wave} ${wave} 0 0 1 0 ${-2 * wave}`.repeat(count);
  const [left, right] = [round(x + tear), round(x + width)];
  return `M${left} ${round(y + 2 * wave * count)}${crests}H${right - r}a${r} ${r} 0 0 1 ${r} ${r}V${round(y + height - r)}a${r} ${r} 0 0 1 ${-r} ${r}Z`;
}
