/** Keywords that say where things stand and break nothing by themselves. */
export const NO_RULE: ReadonlySet<string> = new Set([
  'type',
  'properties',
  'items',
  'additionalProperties',
  'allOf',
  'anyOf',
  'if',
  'then',
  'else',
  'required',
  '$schema',
  '$comment',
  'title',
  'description',
  'default',
]);

/** Keywords whose limit any word of a field may name: `Höchstens {maxLength} Zeichen`. */
export const NAMED_LIMITS: readonly string[] = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'minAge',
  'maxAge',
];
