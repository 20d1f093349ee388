import { findTown } from '../../../definitions/german-towns.ts';
import { placeOfCode } from '../../../definitions/postal-code-places.ts';
import type { ShopPlace } from '../../../shared/api/shops.ts';
import { isInGermany, type Position, readPosition } from '../../../shared/geo.ts';
import { problem } from '../../errors/problem.ts';
import { middleOf, placesApart } from '../../infra/places-apart.ts';

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

/** The same for what people type into a form: a position outside of Germany is unknown, too. */
export function findTypedPlace(near: string): ShopPlace | null {
  const position = readPosition(near);
  return position && !isInGermany(position) ? null : findPlace(near);
}

/** The middle of its postal codes; of several towns with one name, that of the largest. */
function middleOfTown(name: string): ShopPlace | null {
  const town = findTown(name);
  const [places] = placesApart((town?.codes ?? []).flatMap((code) => placeOfCode(code) ?? []));
  return town && places ? { name: town.name, ...middleOf(places) } : null;
}
