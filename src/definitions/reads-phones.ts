/** The formats and the normaliser of `shared/rules` that parse phone numbers, as a schema's JSON names them. */
const NAMED = /"format":"(phone|mobile|loginName)"|"x-normalize":(\[[^\]]*)?"phone"/;

/** Asked for each language of a script, with each key stroke of a preview: a schema is read once. */
const known = new WeakMap<object, boolean>();

/** Whether a rule parses phone numbers: a browser then loads what that takes with the script. */
export function readsPhones(schemas: object): boolean {
  const found = known.get(schemas) ?? NAMED.test(JSON.stringify(schemas));
  known.set(schemas, found);
  return found;
}
