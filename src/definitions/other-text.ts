import { DefinitionError } from './problem.ts';
import { isSchema } from './schema-nodes.ts';
import type { JsonSchema } from './schema-types.ts';

/** The choice that asks for a text. */
const OTHER = 'other';

/** The name of the text field beside a choice. */
function textName(name: string): string {
  return `${name}Other`;
}

function asksFor(name: string): JsonSchema {
  const text = textName(name);
  return {
    if: { properties: { [name]: { const: OTHER } }, required: [name] },
    // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema.
    then: { required: [text] },
    else: { properties: { [text]: false } },
  };
}

function fault(schema: JsonSchema, name: string, property: JsonSchema): string | undefined {
  if (!property.enum?.includes(OTHER)) return `"x-other" needs the choice "${OTHER}" in "enum".`;
  if (Object.hasOwn(schema.properties ?? {}, textName(name)))
    return `"x-other" makes the field "${textName(name)}", which is there already. Rename or remove it.`;
  return undefined;
}

/**
 * An object whose choices with `x-other` have their text field: required with the choice "other", refused without.
 * @throws DefinitionError for a choice without "other", or a text field that is there already
 */
export function withOtherTexts(schema: JsonSchema, place: { file: string; pointer: string }): JsonSchema {
  const asked: JsonSchema[] = [];
  type Entry = [name: string, property: JsonSchema | boolean];
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, property]): Entry[] => {
    if (!isSchema(property) || property['x-other'] === undefined) return [[name, property]];
    const sentence = fault(schema, name, property);
    const pointer = `${place.pointer}/properties/${name}/x-other`;
    if (sentence !== undefined) throw new DefinitionError([{ file: place.file, pointer, sentence }]);
    const { 'x-other': text, ...choice } = property;
    asked.push(asksFor(name));
    return [
      [name, choice],
      [textName(name), text ?? {}],
    ];
  });
  if (asked.length === 0) return schema;
  return {
    ...schema,
    properties: Object.fromEntries(properties),
    allOf: [...(schema.allOf ?? []), ...asked],
  };
}
