import type { Meta } from './schema-keywords.ts';

export const text: Meta = { type: 'string' };
export const pointer: Meta = { type: 'string', pattern: '^(/[^/]*)*$' };

/** An object that has these properties and no others. */
export function object(properties: Meta, required: string[] = []): Meta {
  return { type: 'object', properties, required, additionalProperties: false };
}
