// Newsprint: black, white, dots and edges.
import { clip, disc, fill, line, round } from '../kit.ts';
import { halftone, INK } from './grounds.ts';

/** Corners of a patch of the ball, around a middle. */
const pentagon = (x: number, y: number, r: number, turn: number, flat = 1, way = 0) =>
  `M${Array.from({ length: 5 }, (_, at) => {
    const angle = ((turn + at * 72) * Math.PI) / 180;
    const [dx, dy] = [Math.cos(angle) * r, Math.sin(angle) * r];
    // Patches near the edge are seen from the side: they are flat towards the middle.
    const [cos, sin] = [Math.cos((way * Math.PI) / 180), Math.sin((way * Math.PI) / 180)];
    const [along, beside] = [(dx * cos + dy * sin) * flat, -dx * sin + dy * cos];
    return `${round(x + along * cos - beside * sin)} ${round(y + along * sin + beside * cos)}`;
  }).join('L')}Z`;

/** A ball with one whole patch in front and five around it, and the seams between them. */
export function printedBall(x: number, y: number, r: number): string {
  const at = (turn: number, far: number) => {
    const angle = (turn * Math.PI) / 180;
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far] as const;
  };
  const spot = (turn: number, far: number) =>
    at(turn, far * r)
      .map(round)
      .join(' ');
  const turns = [0, 1, 2, 3, 4].map((one) => -90 + 8 + one * 72);
  const seams = turns.map(
    (turn) => `M${spot(turn, 0.34)}L${spot(turn, 0.62)}M${spot(turn + 22, 0.76)}L${spot(turn + 50, 0.76)}`,
  );
  return [
    disc(x, y, r, '#FFFFFF', `stroke="${INK}" stroke-width="14"`),
    clip('round', disc(x, y, r, '#000')),
    `<g clip-path="url(#round)">${[
      halftone(18, INK, (px, py) =>
        Math.hypot(px - x, py - y) < r + 20 ? Math.hypot(px - x + 90, py - y + 100) / 310 - 0.7 : 0,
      ),
      line(seams.join(''), INK, 8, 'stroke-linecap="round"'),
      fill(pentagon(x, y, r * 0.36, turns[0] ?? 0), INK),
      turns
        .map((turn) => {
          const [px, py] = at(turn, r * 0.86);
          return fill(pentagon(px, py, r * 0.34, turn + 180, 0.62, turn), INK);
        })
        .join(''),
    ].join('')}</g>`,
  ].join('');
}
