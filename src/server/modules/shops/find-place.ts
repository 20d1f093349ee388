import { findTown } from '../../../definitions/german-towns.ts';
import { placeOfCode } from '../../../definitions/postal-code-places.ts';
import type { ShopPlace } from '../../../shared/api/shops.ts';
import { distanceKm, isInGermany, type Position, readPosition } from '../../../shared/geo.ts';
import { problem } from '../../errors/problem.ts';

/**
 * The place that is meant by a postal code, a town or a position; null where it is unknown.
 * @throws Problem 1100 for a position outside of Germany
 */
export function findPlace(near: string): ShopPlace | null {
  const position = readPosition(near);
  if (position) return { name: null, ...checked(position) };
  const [, code, town] = /^\s*(\d{5})?\s*(.*?)\s*$/.exec(near) ?? [];
  const byCode = code === undefined ? undefined : placeOfCode(code);
  if (byCode) return { name: near.trim(), ...byCode };
  return town ? middleOfTown(town) : null;
}

function checked(position: Position): Position {
  if (isInGermany(position)) return position;
  throw problem(1100, { errors: [{ path: '/near', keyword: 'inGermany', rule: 'inGermany' }] });
}

/** No town is wider. Codes that are further apart are those of another town with the same name. */
const WIDEST_KM = 40;

/** The middle of its postal codes; of several towns with one name, that of the largest. */
function middleOfTown(name: string): ShopPlace | null {
  const town = findTown(name);
  const places = largestGroup((town?.codes ?? []).flatMap((code) => placeOfCode(code) ?? []));
  if (!town || places.length === 0) return null;
  const middle = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    name: town.name,
    lat: middle(places.map(({ lat }) => lat)),
    lng: middle(places.map(({ lng }) => lng)),
  };
}

function largestGroup(places: readonly Position[]): readonly Position[] {
  const groups = places.map((one) => places.filter((other) => distanceKm(one, other) < WIDEST_KM));
  return groups.reduce((largest, group) => (group.length > largest.length ? group : largest), []);
}
