import { findTown, lookUp } from '../../../definitions/german-towns.ts';
import { placeOfCode } from '../../../definitions/postal-code-places.ts';
import { placesApart } from '../../infra/places-apart.ts';

/** A place with all its postal codes. */
export interface Area {
  name: string;
  codes: readonly string[];
}

/** The place that is meant by a postal code or a town, as people type it; undefined where it is unknown. */
export function findArea(near: string): Area | undefined {
  const [, code, town] = /^\s*(\d{5})?\s*(.*?)\s*$/.exec(near) ?? [];
  const [townOfCode] = (code && lookUp('germanTowns', code)) || [];
  if (code && townOfCode) return { name: `${code} ${townOfCode}`, codes: [code] };
  return town ? areaOfTown(town) : undefined;
}

/** Of several towns with one name, the largest. */
function areaOfTown(name: string): Area | undefined {
  const town = findTown(name);
  if (!town) return undefined;
  const places = town.codes.flatMap((code) => {
    const place = placeOfCode(code);
    return place ? [{ code, ...place }] : [];
  });
  const [largest = []] = placesApart(places);
  return largest.length > 0 ? { name: town.name, codes: largest.map(({ code }) => code) } : undefined;
}
