import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ShapePath {
  d: string;
  /** The width of a line; 0 for a filled shape. */
  stroke: number;
  isEvenOdd: boolean;
}

/** A drawing of a brand, as the pages show it. */
export interface BrandShapes {
  width: number;
  height: number;
  /** What stands inside the SVG, in black. */
  inner: string;
  paths: readonly ShapePath[];
}

const known = new Map<string, BrandShapes>();

/** The shapes of `public/images/<team>/<name>.svg`. */
export function brandShapes(root: string, team: string, name: 'mark' | 'pattern'): BrandShapes {
  const file = join(root, `public/images/${team}/${name}.svg`);
  const found = known.get(file) ?? parsed(readFileSync(file, 'utf8'));
  known.set(file, found);
  return found;
}

function parsed(svg: string): BrandShapes {
  const [, , width = 48, height = 48] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  const ofGroup = widthIn(/<g [^>]*>/.exec(svg)?.[0] ?? '');
  const paths = [...svg.matchAll(/<path [^>]*>/g)].map(([path]) => ({
    d: / d="([^"]+)"/.exec(path)?.[1] ?? '',
    stroke: widthIn(path) || ofGroup,
    isEvenOdd: path.includes('evenodd'),
  }));
  return { width, height, inner: /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1] ?? '', paths };
}

function widthIn(element: string): number {
  return Number(/stroke-width="([\d.]+)"/.exec(element)?.[1] ?? 0);
}
