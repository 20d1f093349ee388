import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Team } from '../../../../shared/team.ts';
import type { PdfDocument } from './pdf-document.ts';

const size = 26;

/** Draws the brand's sign in its box, as in the header of the pages, for white paper. */
export function drawBrandMark(doc: PdfDocument, root: string, team: Team, x: number, y: number): void {
  const { primary, 'on-primary': sign } = team.themes.light;
  const radius = Math.min(Number.parseInt(team.looks.shape.radius, 10) / 2, 7);
  doc.save();
  doc.roundedRect(x, y, size, size, radius).fill(primary);
  doc.translate(x + 3.5, y + 3.5).scale((size - 7) / 48);
  for (const path of pathsOf(root, team.id)) {
    if (path.stroke) doc.path(path.d).lineWidth(path.stroke).lineCap('round').stroke(sign);
    else doc.path(path.d).fill(sign, 'even-odd');
  }
  doc.restore();
}

interface SignPath {
  d: string;
  /** The width of a line; 0 for a filled shape. */
  stroke: number;
}

const signs = new Map<string, SignPath[]>();

/** The shapes of `public/images/<team>/mark.svg`: filled shapes, or lines of one width. */
function pathsOf(root: string, team: string): SignPath[] {
  const known = signs.get(team);
  if (known) return known;
  const svg = readFileSync(join(root, `public/images/${team}/mark.svg`), 'utf8');
  const stroke = Number(/stroke-width="([\d.]+)"/.exec(svg)?.[1] ?? 0);
  const paths = [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => ({ d, stroke }));
  signs.set(team, paths);
  return paths;
}
