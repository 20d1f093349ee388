import { isRecord, walk } from '../../shared/json-values.ts';
import { type JsonPath, parsed } from './json-edit.ts';

/** What an example says about one field. */
export interface FieldExample {
  /** It must be accepted, or refused. */
  kind: 'valid' | 'invalid';
  file: string;
  index: number;
  /** Its place in the file, as faults name it. */
  pointer: string;
  name: string | undefined;
  /** The rule that refuses it. */
  rule: string | undefined;
  value: unknown;
  /** Where the value stands; undefined: the field is left out. */
  at: JsonPath | undefined;
  /** What is kept in the end, where the example says it. */
  stored: { value: unknown; at: JsonPath } | undefined;
  /** Others may be written as changes of it, or it is about other fields too: it stays. */
  isKept: boolean;
}

interface Asked {
  file: string;
  text: string;
  path: readonly string[];
  pointer: string;
}

const listOf = (json: unknown, kind: string): unknown[] => {
  const list = walk(json, [kind]);
  return Array.isArray(list) ? list : [];
};

/** Where an entry of a form's examples has a value of the field. */
function placeIn(
  entry: Record<string, unknown>,
  kind: string,
  { path, pointer }: Asked,
): JsonPath | 'left out' | undefined {
  if (!('base' in entry)) {
    const names = kind === 'valid' ? [...path] : ['data', ...path];
    return walk(entry, names) === undefined ? undefined : names;
  }
  if (isRecord(entry.set) && Object.hasOwn(entry.set, pointer)) return ['set', pointer];
  const left = Array.isArray(entry.remove) && entry.remove.includes(pointer);
  return left ? 'left out' : undefined;
}

/** A value where it is a text. */
const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** What the examples of a form say about a field. */
export function examplesOf(asked: Asked): FieldExample[] {
  const json = parsed(asked.text);
  const bases = [...listOf(json, 'valid'), ...listOf(json, 'invalid')].map((one) => walk(one, ['base']));
  const lastBase = Math.max(-1, ...bases.filter((base) => typeof base === 'number'));
  return (['valid', 'invalid'] as const).flatMap((kind) =>
    listOf(json, kind).flatMap((entry, index) => {
      if (!isRecord(entry)) return [];
      const isAbout = kind === 'valid' || entry.path === asked.pointer;
      const place = isAbout ? placeIn(entry, kind, asked) : undefined;
      if (place === undefined) return [];
      const at = place === 'left out' ? undefined : [kind, index, ...place];
      const isStored = isRecord(entry.stored) && Object.hasOwn(entry.stored, asked.pointer);
      const ofStored = [kind, index, 'stored', asked.pointer];
      const isOther = isRecord(entry.set) && Object.keys(entry.set).length > 1;
      return {
        ...{ kind, index, at, file: asked.file, pointer: `/${kind}/${index}` },
        // What is written whole is data alone: its name is that of a person.
        name: kind === 'valid' && !('base' in entry) ? undefined : textIn(entry.name),
        rule: textIn(entry.rule),
        value: place === 'left out' ? undefined : walk(entry, place.map(String)),
        stored: isStored ? { at: ofStored, value: walk(json, ofStored.map(String)) } : undefined,
        isKept: !('base' in entry) || isOther || (kind === 'valid' && index <= lastBase),
      };
    }),
  );
}

/** What the examples of a shared piece say. */
export function pieceExamplesOf(file: string, text: string): FieldExample[] {
  const json = parsed(text);
  return (['valid', 'invalid'] as const).flatMap((kind) =>
    listOf(json, kind).flatMap((entry, index) => {
      if (!isRecord(entry)) return [];
      return {
        ...{ kind, index, file, pointer: `/${kind}/${index}`, at: [kind, index, 'value'] },
        ...{ name: textIn(entry.name), rule: textIn(entry.rule), value: entry.value, isKept: false },
        stored: 'stored' in entry ? { at: [kind, index, 'stored'], value: entry.stored } : undefined,
      };
    }),
  );
}

/** The field that an example is about, as far as it says one: where it is refused, or what it changes. */
export function subjectOf(text: string, [kind = '', index = '']: readonly string[]): string | undefined {
  const entry = walk(parsed(text), [kind, index]);
  if (!isRecord(entry)) return undefined;
  const [first] = isRecord(entry.set) ? Object.keys(entry.set) : [];
  return textIn(entry.path) ?? first;
}

/** A new example of a form: a change of its first one. */
export function newExample(pointer: string, value: unknown, rule: string | undefined): object {
  const change = { base: 0, set: { [pointer]: value } };
  return rule === undefined ? change : { ...change, path: pointer, rule };
}
