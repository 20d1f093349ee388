import { findNodeAtLocation, getLocation, type Node, parseTree } from 'jsonc-parser';
import type { JsonPath } from '../editor/json-edit.ts';
import { beginningOf, describedAt, keysOf, type Meta, valuesOf } from './meta.ts';

/** What may be written at the cursor. */
export interface Offer {
  label: string;
  description: string | undefined;
  /** What takes the place of what was begun. */
  insert: string;
}

export interface Completion {
  /** What was begun stands from here to there. */
  from: number;
  to: number;
  offers: Offer[];
}

/** What a text is a part of, and what describes it. */
export interface Where {
  meta: Meta;
  /** Where the text stands in its file. */
  at: JsonPath;
}

/** A name or word that is begun at the cursor, with its quotes. */
function begunAt(text: string, offset: number): { from: number; to: number } {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const isInText = (line.match(/(?<!\\)"/g)?.length ?? 0) % 2 === 1;
  const before = isInText ? line.slice(line.lastIndexOf('"')) : (/[^"\s{}[\]:,]*$/.exec(line)?.[0] ?? '');
  const after = /^[^"\s{}[\]:,]*"?/.exec(text.slice(offset))?.[0] ?? '';
  return { from: offset - before.length, to: offset + (isInText ? after : after.replace(/"$/, '')).length };
}

/** The names that the object around already has. */
function namesOf(root: Node | undefined, path: JsonPath): string[] {
  const object = root && findNodeAtLocation(root, [...path]);
  return (object?.children ?? []).map(({ children }) => String(children?.[0]?.value));
}

/** What the description of a file offers at the cursor; undefined: nothing. */
export function completionAt(text: string, offset: number, { meta, at }: Where): Completion | undefined {
  const location = getLocation(text, offset);
  const { from, to } = begunAt(text, offset);
  const begun = text.slice(from, offset).replace(/^"/, '').toLowerCase();
  const offers = location.isAtPropertyKey
    ? keyOffers(
        text,
        { from, to },
        { meta, at: [...at, ...location.path.slice(0, -1)], inside: location.path.slice(0, -1) },
      )
    : valueOffers({ meta, at: [...at, ...location.path] });
  const fitting = offers.filter(({ label }) => label.toLowerCase().includes(begun));
  return fitting.length > 0 ? { from, to, offers: fitting } : undefined;
}

function keyOffers(
  text: string,
  { from, to }: { from: number; to: number },
  { meta, at, inside }: Where & { inside: JsonPath },
): Offer[] {
  const described = describedAt(meta, at);
  const own = text.slice(from, to).replaceAll('"', '');
  const taken = namesOf(parseTree(text), inside).filter((name) => name !== own);
  const hasValue = /^\s*:/.test(text.slice(to));
  return [...keysOf(described)]
    .filter(([name]) => !taken.includes(name))
    .map(([name, description]) => {
      const value = hasValue ? '' : `: ${beginningOf(describedAt(meta, [...at, name]))}`;
      return { label: name, description, insert: JSON.stringify(name) + value };
    });
}

function valueOffers({ meta, at }: Where): Offer[] {
  return [...valuesOf(describedAt(meta, at))].map(([value, description]) => ({
    label: typeof value === 'string' ? value : JSON.stringify(value),
    ...{ description, insert: JSON.stringify(value) },
  }));
}
