import { isRecord } from '../../../src/shared/json-values.ts';
import type { Dice } from '../../invariants/harness/dice.ts';

type Container = Record<string, unknown> | unknown[];

interface Place {
  parent: Container;
  key: string;
}

function placesIn(value: unknown): Place[] {
  if (!isRecord(value) && !Array.isArray(value)) return [];
  return Object.keys(value).flatMap((key) => [
    { parent: value, key },
    ...placesIn(Array.isArray(value) ? value[Number(key)] : value[key]),
  ]);
}

const read = ({ parent, key }: Place): unknown => (Array.isArray(parent) ? parent[Number(key)] : parent[key]);

function write({ parent, key }: Place, value: unknown): void {
  if (Array.isArray(parent)) parent[Number(key)] = value;
  else parent[key] = value;
}

function remove({ parent, key }: Place): void {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
}

const WORDS = [
  '',
  'x',
  '{value}',
  '{limit',
  '<b>',
  'idCard',
  '#',
  'ş'.repeat(300),
  '../definitions/city.schema.json',
];

function otherValue(value: unknown, dice: Dice): unknown {
  const strange = [null, 0, -1, 1e9, true, '', [], {}, 'x'];
  if (dice.roll(4) === 0) return dice.pick(strange);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return dice.pick([value + 1, value - 1, value * 100, -value]);
  if (typeof value === 'string') return dice.pick([...WORDS, `${value}x`, value.slice(1)]);
  if (Array.isArray(value)) return dice.pick([[], [...value, ...value], value.slice(1)]);
  return {};
}

/** What can happen to a place in a file, by its name. */
const EDITS: Record<string, (place: Place, places: Place[], dice: Dice) => void> = {
  removed: (place) => remove(place),
  renamed: (place, _places, dice) => {
    if (Array.isArray(place.parent)) return remove(place);
    const value = read(place);
    remove(place);
    write({ ...place, key: dice.pick([`${place.key}x`, place.key.slice(1) || 'x', 'type', 'city']) }, value);
  },
  changed: (place, _places, dice) => write(place, otherValue(read(place), dice)),
  swapped: (place, places, dice) => {
    const other = dice.pick(places);
    const [mine, theirs] = [structuredClone(read(place)), structuredClone(read(other))];
    write(place, theirs);
    write(other, mine);
  },
  moved: (place, places, dice) => {
    const value = structuredClone(read(place));
    const target = dice.pick(places).parent;
    remove(place);
    if (Array.isArray(target)) target.push(value);
    else target[place.key] = value;
  },
};

/**
 * One careless edit of a JSON file, anywhere in it.
 * @returns the file's text after the edit, and what was done
 */
export function randomEdit(text: string, dice: Dice): { text: string; what: string } {
  const json: unknown = JSON.parse(text);
  const places = placesIn(json).filter(({ key }) => key !== '$schema');
  if (places.length === 0) return { text: '{', what: 'broken off' };
  const place = dice.pick(places);
  const what = dice.pick(Object.keys(EDITS));
  EDITS[what]?.(place, places, dice);
  return { text: JSON.stringify(json, null, 2), what: `${what} ${place.key}` };
}
