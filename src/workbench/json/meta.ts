import { isRecord } from '../../shared/json-values.ts';
import { pointerNames } from '../../shared/rules/json-pointer.ts';
import type { JsonPath } from '../editor/json-edit.ts';

/** A description of what a file may hold: JSON Schema as `schemas/meta` has it. */
export type Meta = Record<string, unknown>;

/** One of several descriptions of a value. */
export interface Described {
  meta: Meta;
  /** It is one of several that the value may have, so that another one may allow what it does not. */
  isOneOf: boolean;
}

const MOST_DEPTH = 12;

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function referred(root: Meta, ref: unknown): unknown {
  if (typeof ref !== 'string' || !ref.startsWith('#')) return undefined;
  return pointerNames(ref.slice(1)).reduce<unknown>(
    (node, name) => (isRecord(node) && Object.hasOwn(node, name) ? node[name] : undefined),
    root,
  );
}

/** A description with all that it refers to and is put together of. */
function expanded(root: Meta, meta: unknown, isOneOf = false, depth = 0): Described[] {
  if (!isRecord(meta) || depth > MOST_DEPTH) return [];
  const inner = (part: unknown, isChoice = isOneOf) => expanded(root, part, isChoice, depth + 1);
  return [
    { meta, isOneOf },
    ...inner(referred(root, meta.$ref)),
    ...listOf(meta.allOf).flatMap((part) => inner(part)),
    ...listOf(meta.anyOf).flatMap((part) => inner(part, true)),
    ...inner(meta.then, true),
    ...inner(meta.else, true),
  ];
}

/** The descriptions of a property or entry, of those of what it stands in. */
export function below(root: Meta, described: readonly Described[], name: string | number): Described[] {
  return described.flatMap(({ meta, isOneOf }) => {
    if (typeof name === 'number') return expanded(root, meta.items, isOneOf);
    const own =
      isRecord(meta.properties) && Object.hasOwn(meta.properties, name) ? meta.properties[name] : undefined;
    if (own !== undefined) return expanded(root, own, isOneOf);
    const patterns = Object.entries(isRecord(meta.patternProperties) ? meta.patternProperties : {});
    const fitting = patterns
      .filter(([pattern]) => new RegExp(pattern, 'u').test(name))
      .map(([, part]) => part);
    return [...fitting, ...(fitting.length === 0 ? [meta.additionalProperties] : [])].flatMap((part) =>
      expanded(root, part, isOneOf),
    );
  });
}

/** All descriptions of the value at a place. */
export function describedAt(root: Meta, path: JsonPath): Described[] {
  return path.reduce<Described[]>((described, name) => below(root, described, name), expanded(root, root));
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The keywords that an object may have, each with what it means. */
export function keysOf(described: readonly Described[]): Map<string, string | undefined> {
  const keys = new Map<string, string | undefined>();
  for (const { meta } of described)
    for (const [name, part] of Object.entries(isRecord(meta.properties) ? meta.properties : {}))
      if (part !== false)
        keys.set(name, keys.get(name) ?? textOf(isRecord(part) ? part.description : undefined));
  return keys;
}

/** Whether an object has no other keywords than those. */
export function isClosed(described: readonly Described[]): boolean {
  const isOpen = ({ meta, isOneOf }: Described) =>
    isRecord(meta.additionalProperties) ||
    isRecord(meta.patternProperties) ||
    (isOneOf && meta.type === 'object' && meta.additionalProperties === undefined);
  return described.some(({ meta }) => meta.additionalProperties === false) && !described.some(isOpen);
}

/** The values that may stand at a place, where they are a closed list, each with what it means. */
export function valuesOf(described: readonly Described[]): Map<unknown, string | undefined> {
  const values = new Map<unknown, string | undefined>();
  for (const { meta } of described) {
    const own = [...listOf(meta.enum), ...('const' in meta ? [meta.const] : [])];
    for (const value of own) values.set(value, undefined);
    if (meta.type === 'boolean') for (const value of [true, false]) values.set(value, undefined);
    // What each value of the list means.
    for (const one of listOf(meta.oneOf))
      if (isRecord(one) && 'const' in one) values.set(one.const, textOf(one.description));
  }
  return values;
}

/** Whether nothing but the values of a list may stand there. */
export function isListOnly(described: readonly Described[]): boolean {
  const says = described.filter(({ meta }) =>
    ['enum', 'const', 'type', 'properties', 'items'].some((word) => Object.hasOwn(meta, word)),
  );
  return says.length > 0 && says.every(({ meta }) => 'enum' in meta || 'const' in meta);
}

/** What a value begins with, as JSON. */
export function beginningOf(described: readonly Described[]): string {
  const types = described.map(({ meta }) => (Array.isArray(meta.type) ? meta.type[0] : meta.type));
  const values = [...valuesOf(described).keys()];
  if (values.length === 1) return JSON.stringify(values[0]);
  if (values.length > 1 && values.every((value) => typeof value === 'string')) return '""';
  const empty: Record<string, string> = { string: '""', array: '[]', object: '{}', boolean: 'true' };
  const type = types.find((one) => typeof one === 'string' && Object.hasOwn(empty, one));
  const hasKeys = described.some(({ meta }) => isRecord(meta.properties));
  return type !== undefined ? (empty[String(type)] ?? '') : hasKeys ? '{}' : '';
}
