import { distanceKm, type Position } from '../../shared/geo.ts';

/** No town is wider. Places that are further apart are in another town with the same name. */
const WIDEST_KM = 40;

/** The places of one name by town, the town with most of them first. */
export function placesApart<Place extends Position>(places: readonly Place[]): (readonly Place[])[] {
  const groups: (readonly Place[])[] = [];
  for (let rest = places; rest.length > 0; ) {
    const group = new Set(largestGroup(rest));
    groups.push([...group]);
    rest = rest.filter((place) => !group.has(place));
  }
  return groups;
}

/** The mean of some places; there must be one at least. */
export function middleOf(places: readonly Position[]): Position {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { lat: mean(places.map(({ lat }) => lat)), lng: mean(places.map(({ lng }) => lng)) };
}

function largestGroup<Place extends Position>(places: readonly Place[]): readonly Place[] {
  const middle = middleOf(places);
  // Nearly always, and much faster than to compare each with each.
  if (places.every((place) => distanceKm(middle, place) < WIDEST_KM / 2)) return places;
  const groups = places.map((one) => places.filter((other) => distanceKm(one, other) < WIDEST_KM));
  return groups.reduce((largest, group) => (group.length > largest.length ? group : largest), []);
}
