import type { Position } from '../shared/geo.ts';
import list from './postal-code-places.json' with { type: 'json' };

/** Read at the first question, as the towns are. */
let known: ReadonlyMap<string, Position> | undefined;

/** The middle of a postal code, to a hundredth of a degree; undefined for a code that no town has. */
export function placeOfCode(code: string): Position | undefined {
  known ??= new Map(list.places.split(/ (?=\d{5} )/).map(entryOf));
  return known.get(code);
}

function entryOf(text: string): readonly [string, Position] {
  const [code = '', north, east] = text.split(' ');
  return [code, { lat: Number(north) / 100, lng: Number(east) / 100 }];
}
