/** A place on the earth, in degrees north and east. */
export interface Position {
  lat: number;
  lng: number;
}

/** So far one goes to a shop. */
export const NEAR_KM = 10;

/** Mean radius of the earth. */
const EARTH_KM = 6371;

/** The distance of two places along the earth's surface in kilometres (haversine formula). */
export function distanceKm(from: Position, to: Position): number {
  const halfChord =
    haversine(radians(to.lat - from.lat)) +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * haversine(radians(to.lng - from.lng));
  return 2 * EARTH_KM * Math.asin(Math.sqrt(halfChord));
}

function haversine(angle: number): number {
  return Math.sin(angle / 2) ** 2;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** A rectangle around Germany: north, south, west, east. */
export const GERMANY = { north: 55.1, south: 47.2, west: 5.8, east: 15.1 } as const;

export function isInGermany({ lat, lng }: Position): boolean {
  return lat >= GERMANY.south && lat <= GERMANY.north && lng >= GERMANY.west && lng <= GERMANY.east;
}

/** A position to a hundredth of a degree, about one kilometre: no more of it leaves the browser. */
export function roundedPosition({ lat, lng }: Position): string {
  return `${lat.toFixed(2)},${lng.toFixed(2)}`;
}

/** The position that is written as `50.94,6.96`; undefined for any other text. */
export function readPosition(text: string): Position | undefined {
  const match = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/.exec(text);
  return match ? { lat: Number(match[1]), lng: Number(match[2]) } : undefined;
}
