import { walk } from '../shared/json-values.ts';
import type { Mentions } from '../shared/rules/mentions.ts';
import { computedFields } from './computed.ts';
import type { Field } from './fields.ts';

/**
 * The computed fields that help and sentences of a form may name. A name that two fields have is not clear, and what is
 * not kept is repeated nowhere.
 */
export function mentionable(fields: readonly Field[]): Mentions {
  const computed = computedFields(fields).filter(({ schema }) => schema['x-keep'] !== false);
  const named = computed.map(({ path, ui }): [string, Mentions[string]] => {
    const format = walk(ui, ['ui:options', 'format']);
    return [path.at(-1) ?? '', { path, ...(typeof format === 'string' && { format }) }];
  });
  const names = named.map(([name]) => name);
  return Object.fromEntries(named.filter(([name]) => names.indexOf(name) === names.lastIndexOf(name)));
}

/** Those of them that some words of the form do name. */
export function mentionsIn(words: unknown, fields: readonly Field[]): Mentions {
  const text = JSON.stringify(words);
  return Object.fromEntries(
    Object.entries(mentionable(fields)).filter(([name]) => text.includes(`{${name}}`)),
  );
}
