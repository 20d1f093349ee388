import { isRecord } from '../../shared/json-values.ts';
import { nearest } from '../../shared/nearest.ts';
import { targetOf } from '../../shared/rules/json-pointer.ts';
import type { Problem } from '../problem.ts';
import { isSchema } from '../schema-nodes.ts';
import type { JsonSchema } from '../schema-types.ts';
import { childrenOf } from './limits.ts';

/** The first name on the way that no object has, with the names that would be there. */
function missingOn(root: JsonSchema, names: string[]): { name: string; known: string[] } | undefined {
  let here: JsonSchema = root;
  for (const name of names) {
    const known = Object.keys(here.properties ?? {});
    const next = here.properties?.[name];
    if (!known.includes(name) || !isSchema(next)) return { name, known };
    here = next;
  }
  return undefined;
}

/** Why a reference leads to no field of a form; undefined where it does. */
export function sentenceOf(reference: string, root: JsonSchema, at: string[]): string | undefined {
  const target = targetOf(reference, at);
  if (target === undefined)
    return `"${reference}" leads out of the form. "1/name" is a field beside this one, "/section/name" one seen from the top.`;
  const missing = missingOn(root, target);
  if (missing === undefined) return undefined;
  const guess = nearest(missing.name, missing.known);
  const advice = guess ? `; did you mean "${guess}"?` : `. Known are: ${missing.known.join(', ')}.`;
  return `"${reference}" leads to no field: there is no "${missing.name}"${advice}`;
}

function referencesIn(schema: JsonSchema): [keyword: string, reference: string][] {
  return Object.entries(schema).flatMap(([keyword, value]): [string, string][] =>
    isRecord(value) && typeof value.$data === 'string' ? [[keyword, value.$data]] : [],
  );
}

/** `$data` that leads to no field: the rule would compare with nothing and let everything pass. */
export function lintDataReferences(
  file: string,
  root: JsonSchema,
  { schema, path, place }: { schema: JsonSchema; path: string[]; place: string } = {
    schema: root,
    path: [],
    place: '',
  },
): Problem[] {
  const own = referencesIn(schema).flatMap(([keyword, reference]) => {
    const sentence = sentenceOf(reference, root, path);
    return sentence === undefined ? [] : [{ file, pointer: `${place}/${keyword}`, sentence }];
  });
  const inside = childrenOf(schema).flatMap(([step, child]) => {
    const [, name] = /^\/properties\/(.+)$/.exec(step) ?? [];
    // What an item of a list compares with is found from the item, which has no fields yet.
    if (step === '/items' || step === '/contains') return [];
    const below = { schema: child, path: name === undefined ? path : [...path, name], place: place + step };
    return lintDataReferences(file, root, below);
  });
  return [...own, ...inside];
}
