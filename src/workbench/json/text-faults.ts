import { type Node, type ParseError, parse, parseTree, printParseErrorCode } from 'jsonc-parser';
import { nearest } from '../../shared/nearest.ts';
import type { Where } from './completion.ts';
import {
  below,
  type Described,
  describedAt,
  isClosed,
  isListOnly,
  keysOf,
  type Meta,
  valuesOf,
} from './meta.ts';

/** What is wrong in a text, as far as its form and its description say. */
export type FaultKind = 'syntax' | 'comma' | 'noComma' | 'colon' | 'end' | 'keyword' | 'value';

export interface TextFault {
  kind: FaultKind;
  from: number;
  to: number;
  /** What stands there. */
  word: string;
  /** What it was most likely meant to be. */
  guess?: string;
  /** The edit that mends it, where one is sure. */
  mend?: { from: number; to: number; insert: string };
}

/** The line of a place, counted from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** A text with a fault mended. */
export function mended(text: string, { mend }: Pick<TextFault, 'mend'>): string {
  return mend ? text.slice(0, mend.from) + mend.insert + text.slice(mend.to) : text;
}

const MOST = 20;

/** What is wrong in a text: first that it is no JSON, then what its description does not have. */
export function textFaults(text: string, where: Where | undefined): TextFault[] {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (first) return [syntaxFault(text, first)];
  const root = parseTree(text);
  return root && where ? nodeFaults(root, where.meta, describedAt(where.meta, where.at)).slice(0, MOST) : [];
}

/** Only the first: what follows it is mostly its consequence. */
function syntaxFault(text: string, { error, offset, length }: ParseError): TextFault {
  const before = text.slice(0, offset).trimEnd();
  const [from, to] = [offset, offset + length];
  const place = { from, to, word: text.slice(from, to) };
  const insertion = (kind: FaultKind, insert: string): TextFault => ({
    ...{ kind, ...place },
    mend: { from: before.length, to: before.length, insert },
  });
  const code = printParseErrorCode(error);
  if (code === 'CommaExpected') return insertion('noComma', ',');
  if (code === 'ColonExpected') return insertion('colon', ':');
  const isAtEnd = text.slice(offset).trim() === '';
  if (isAtEnd && code === 'CloseBraceExpected') return insertion('end', '}');
  if (isAtEnd && code === 'CloseBracketExpected') return insertion('end', ']');
  const isBeforeEnd = /^[}\]]/.test(text.slice(offset));
  if (before.endsWith(',') && isBeforeEnd)
    return {
      kind: 'comma',
      from: before.length - 1,
      to: before.length,
      word: ',',
      mend: cut(before.length - 1),
    };
  return { kind: 'syntax', ...place };
}

const cut = (from: number) => ({ from, to: from + 1, insert: '' });

function nodeFaults(node: Node, meta: Meta, described: readonly Described[]): TextFault[] {
  if (described.length === 0) return [];
  const inside = (inner: Node, name: string | number) =>
    nodeFaults(inner, meta, below(meta, described, name));
  if (node.type === 'array') return (node.children ?? []).flatMap(inside);
  if (node.type !== 'object') return valueFaults(node, described);
  const keys = [...keysOf(described).keys()];
  const own = (node.children ?? []).map(({ children: [key] = [] }) => String(key?.value));
  // A name that the object has already was not meant.
  const free = keys.filter((key) => !own.includes(key));
  return (node.children ?? []).flatMap(({ children: [key, value] = [] }) => {
    if (!key) return [];
    const name = String(key.value);
    const isKnown = keys.includes(name) || !isClosed(described);
    const faults = isKnown ? [] : [strange('keyword', key, name, free)];
    return [...faults, ...(value ? inside(value, name) : [])];
  });
}

function valueFaults(node: Node, described: readonly Described[]): TextFault[] {
  const values = [...valuesOf(described).keys()];
  if (!isListOnly(described) || values.length === 0 || values.includes(node.value)) return [];
  return [
    strange(
      'value',
      node,
      node.value,
      values.filter((value) => typeof value === 'string'),
    ),
  ];
}

function strange(
  kind: FaultKind,
  { offset, length }: Node,
  word: unknown,
  known: readonly string[],
): TextFault {
  const guess = typeof word === 'string' ? nearest(word, known) : undefined;
  const place = { from: offset, to: offset + length };
  return {
    ...{ kind, ...place, word: String(word) },
    ...(guess !== undefined && { guess, mend: { ...place, insert: JSON.stringify(guess) } }),
  };
}
