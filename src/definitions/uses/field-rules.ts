import { isRecord, walk } from '../../shared/json-values.ts';
import type { FileTexts } from '../file-texts.ts';
import { type FieldOutline, jsonIn } from '../outline.ts';

/** One thing that is said of a field. */
export interface Said {
  kind: 'rule' | 'layout' | 'word' | 'example';
  name: string;
  value: unknown;
}

/** What is said of a field itself, of those inside it apart. */
const outside = ['$schema', '$comment', '$ref', 'properties', 'items', 'allOf'];

/** Its own rules, those of the pieces that it is made of, and what the section around it asks. */
export function rulesOf(files: FileTexts, { places, path }: FieldOutline): Said[] {
  const own = places.flatMap(({ file, at }) => ownRules(walk(jsonIn(files, file), at)));
  const [first] = places;
  const section = walk(jsonIn(files, first?.file ?? ''), first?.at.slice(0, -2) ?? []);
  const name = path.at(-1) ?? '';
  const required = walk(section, ['required']);
  const lines = walk(section, ['allOf']);
  const about = Array.isArray(lines) ? lines.filter((line) => mentions(line, name)) : [];
  return [
    ...own,
    ...(Array.isArray(required) && required.includes(name)
      ? [{ kind: 'rule' as const, name: 'required', value: true }]
      : []),
    ...(about.length > 0 ? [{ kind: 'rule' as const, name: 'conditions', value: about }] : []),
  ];
}

/** Keywords, and those of the lines of `allOf` each with the name of its rule. */
function ownRules(node: unknown): Said[] {
  if (!isRecord(node)) return [];
  const rule = (name: string, value: unknown) => ({ kind: 'rule' as const, name, value });
  const lines = Array.isArray(node.allOf) ? node.allOf.filter(isRecord) : [];
  const conditions = lines.filter((line) => 'if' in line);
  return [
    ...Object.entries(node).flatMap(([name, value]) => (outside.includes(name) ? [] : rule(name, value))),
    ...lines
      .filter((line) => !conditions.includes(line))
      .flatMap(({ 'x-rule': name, ...line }) =>
        Object.entries(line).map(([keyword, value]) =>
          rule([keyword, name].filter(Boolean).join(' '), value),
        ),
      ),
    ...(conditions.length > 0 ? [rule('conditions', conditions)] : []),
  ];
}

/** A line of the section that names the field, as one that is asked for, or as one that it asks. */
function mentions(node: unknown, name: string): boolean {
  if (Array.isArray(node)) return node.some((item) => item === name || mentions(item, name));
  if (!isRecord(node)) return false;
  if (node['x-errorAt'] === name) return true;
  return Object.entries(node).some(([key, value]) => key === name || mentions(value, name));
}
