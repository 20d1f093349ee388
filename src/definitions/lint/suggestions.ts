import { isRecord } from '../../shared/json-values.ts';
import { nearest } from '../../shared/nearest.ts';
import { isSchema } from '../schema-nodes.ts';
import type { JsonSchema, UiFile } from '../schema-types.ts';
import type { WidgetFault } from './widgets.ts';

/** The field that has the key; it stands beside the field that gets the suggestions. */
function keyFault(by: string, name: string, fields: JsonSchema): string | undefined {
  const names = Object.keys(fields.properties ?? {}).filter((other) => other !== name);
  if (!names.includes(by)) {
    const guess = nearest(by, names);
    return `Beside this field there is no "${by}"${guess ? `; did you mean "${guess}"?` : `. Known are: ${names.join(', ')}.`}`;
  }
  const key = fields.properties?.[by];
  if (isSchema(key) && key.type === 'string') return undefined;
  return `"${by}" is no text, so that no suggestion belongs to what stands in it.`;
}

/** Suggestions that no page would show: at a field that is no line of text, or by a key that is not there. */
export function suggestionFaults(name: string, fields: JsonSchema, ui: UiFile): WidgetFault[] {
  const suggest = ui['ui:options']?.suggest;
  if (!isRecord(suggest)) return [];
  const schema = fields.properties?.[name];
  const isLine = isSchema(schema) && schema.type === 'string' && schema.enum === undefined;
  if (!isLine || (ui['ui:widget'] ?? 'text') !== 'text' || schema['x-compute'] !== undefined)
    return [['/ui:options/suggest', 'Only a line of text (the widget "text") shows suggestions.']];
  const sentence = keyFault(String(suggest.by), name, fields);
  return sentence === undefined ? [] : [['/ui:options/suggest/by', sentence]];
}
