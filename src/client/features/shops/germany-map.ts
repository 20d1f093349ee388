import { GERMANY, type Position } from '../../../shared/geo.ts';
import germany from './germany.json' with { type: 'json' };

/** A point of the map's drawing. */
export interface Point {
  x: number;
  y: number;
}

/** A part of the map, as `viewBox` says it. */
export interface View extends Point {
  width: number;
  height: number;
}

const UNITS_PER_DEGREE = 100;
/** A degree to the east is shorter than one to the north: seen from the middle of Germany. */
const NARROWING = Math.cos((51.2 * Math.PI) / 180);

/** The place on the map, from the upper left corner: an equirectangular projection, true enough for one country. */
export function project({ lat, lng }: Position): Point {
  return {
    x: rounded((lng - GERMANY.west) * NARROWING * UNITS_PER_DEGREE),
    y: rounded((GERMANY.north - lat) * UNITS_PER_DEGREE),
  };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

const corner = project({ lat: GERMANY.south, lng: GERMANY.east });

/** Around the country, so that no island touches the edge. */
const EDGE = 14;

/** The whole map. */
export const wholeView: View = {
  x: -EDGE,
  y: -EDGE,
  width: corner.x + 2 * EDGE,
  height: corner.y + 2 * EDGE,
};

/** The outline as the path of an SVG. */
export const outline = germany.rings.map(pathOf).join('');

function pathOf(ring: string): string {
  const points = ring.split(' ').map((corner) => {
    const [north, east] = corner.split(',');
    const { x, y } = project({ lat: Number(north) / 100, lng: Number(east) / 100 });
    return `${Math.round(x)} ${Math.round(y)}`;
  });
  return `M${points.join('L')}Z`;
}

/** The smallest section: some 20 km from edge to edge. */
const SMALLEST = 0.04;
/** So that no dot is at the edge. */
const MARGIN = 1.5;

/** The part of the map with these places in it, in the shape of the whole; without places all of it. */
export function viewOf(places: readonly Position[]): View {
  if (places.length === 0) return wholeView;
  const points = places.map(project);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const share = Math.max((right - left) / wholeView.width, (bottom - top) / wholeView.height) * MARGIN;
  const size = Math.min(1, Math.max(share, SMALLEST));
  const [width, height] = [wholeView.width * size, wholeView.height * size];
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}
