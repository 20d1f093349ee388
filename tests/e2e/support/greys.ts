import sharp from 'sharp';

/** A picture without its colours. */
interface Grey {
  data: Buffer;
  width: number;
  height: number;
}

/** Two greys beside each other that differ by less are one surface. */
const CONTRAST = 6;
/** An edge may be so many pixels away and is still the same one. */
const TOLERANCE = 2;

/**
 * How much the drawings of two pictures differ in grey, from 0 to 1: the share of their edges (of letters, boxes, lines,
 * patterns) that the other one does not have in the same place. Other colours of the same drawing keep its edges.
 */
export async function drawnApart(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = [edgesOf(await greyOf(one)), edgesOf(await greyOf(other))];
  const alone = countAlone(first, second) + countAlone(second, first);
  return alone / Math.max(1, first.places.length + second.places.length);
}

async function greyOf(png: Buffer): Promise<Grey> {
  const grey = sharp(png).flatten({ background: '#fff' }).greyscale();
  const { data, info } = await grey.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

interface Edges {
  width: number;
  height: number;
  /** 1 where the grey changes. */
  map: Uint8Array;
  places: number[];
}

function edgesOf({ data, width, height }: Grey): Edges {
  const map = new Uint8Array(width * height);
  const places: number[] = [];
  const at = (place: number) => data[place] ?? 0;
  for (let y = 0; y < height - 1; y++)
    for (let x = 0; x < width - 1; x++) {
      const place = y * width + x;
      const [across, down] = [at(place + 1) - at(place), at(place + width) - at(place)];
      if (Math.max(Math.abs(across), Math.abs(down)) < CONTRAST) continue;
      map[place] = 1;
      places.push(place);
    }
  return { width, height, map, places };
}

/** Edges of a picture that have none of the other one near them. */
function countAlone({ places, width }: Edges, other: Edges): number {
  return places.filter((place) => !isNear(other, place % width, Math.floor(place / width))).length;
}

function isNear({ map, width, height }: Edges, x: number, y: number): boolean {
  const [top, bottom] = [Math.max(0, y - TOLERANCE), Math.min(height - 1, y + TOLERANCE)];
  const [left, right] = [Math.max(0, x - TOLERANCE), Math.min(width - 1, x + TOLERANCE)];
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) if (map[row * width + column] === 1) return true;
  return false;
}
