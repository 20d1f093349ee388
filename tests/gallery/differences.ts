import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** A part of a picture in its own pixels. */
export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Side of the squares in which pictures are compared; neighbours that differ are one region. */
const CELL = 20;
/** A colour that differs by less in each channel looks the same. */
const TOLERANCE = 6;

/** Puts the pictures of the run before into `<out>/last`, and makes room for new ones. */
export function keepLast(out: string): void {
  const aside = `${out}.aside`;
  rmSync(aside, { recursive: true, force: true });
  if (existsSync(out)) renameSync(out, aside);
  mkdirSync(out, { recursive: true });
  if (!existsSync(aside)) return;
  rmSync(join(aside, 'last'), { recursive: true, force: true });
  renameSync(aside, join(out, 'last'));
}

/** Where a picture differs from that of the run before: undefined where there is none. */
export async function changedSince(out: string, file: string, png: Buffer): Promise<Region[] | undefined> {
  const last = join(out, 'last', file);
  if (!existsSync(last)) return undefined;
  const before = readFileSync(last);
  if (before.equals(png)) return [];
  return regionsOf(await pixelsOf(before), await pixelsOf(png));
}

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** What differs, as rectangles; where one picture is taller, what the other lacks differs. */
export function regionsOf(before: Pixels, now: Pixels): Region[] {
  const [columns, rows] = [
    Math.ceil(now.width / CELL),
    Math.ceil(Math.max(before.height, now.height) / CELL),
  ];
  const differing = new Set<number>();
  for (let cell = 0; cell < columns * rows; cell++)
    if (differs(before, now, (cell % columns) * CELL, Math.floor(cell / columns) * CELL)) differing.add(cell);
  const regions: Region[] = [];
  for (const cell of differing) regions.push(takeRegion(differing, cell, columns));
  return regions;
}

function differs(before: Pixels, now: Pixels, left: number, top: number): boolean {
  for (let y = top; y < top + CELL; y++) {
    if (y >= before.height !== y >= now.height) return true;
    if (y >= now.height) return false;
    for (let x = left; x < Math.min(left + CELL, now.width); x++)
      if (!isAlike(before, now, x, y)) return true;
  }
  return false;
}

function isAlike(before: Pixels, now: Pixels, x: number, y: number): boolean {
  if (x >= before.width) return false;
  const [one, other] = [(y * before.width + x) * 3, (y * now.width + x) * 3];
  return [0, 1, 2].every(
    (channel) => Math.abs((before.data[one + channel] ?? 0) - (now.data[other + channel] ?? 0)) <= TOLERANCE,
  );
}

/** Takes a cell and all that hang together with it out of the set: the rectangle around them. */
function takeRegion(differing: Set<number>, first: number, columns: number): Region {
  const reached = [first];
  differing.delete(first);
  for (const cell of reached)
    for (const next of neighbours(cell, columns)) if (differing.delete(next)) reached.push(next);
  const [xs, ys] = [reached.map((cell) => cell % columns), reached.map((cell) => Math.floor(cell / columns))];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: x * CELL,
    y: y * CELL,
    width: (Math.max(...xs) - x + 1) * CELL,
    height: (Math.max(...ys) - y + 1) * CELL,
  };
}

function neighbours(cell: number, columns: number): number[] {
  const column = cell % columns;
  const beside = [-1, 0, 1].filter((step) => column + step >= 0 && column + step < columns);
  return [-columns, 0, columns].flatMap((row) => beside.map((step) => cell + row + step));
}
