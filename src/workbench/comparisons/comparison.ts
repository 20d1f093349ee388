import { isRecord } from '../../shared/json-values.ts';

/** How one field is held against another, and the keyword that says so; `not` turns it round. */
const KEYWORDS = {
  differsFrom: { keyword: 'const', isNot: true },
  differsIgnoringCaseFrom: { keyword: 'constIgnoreCase', isNot: true },
  equals: { keyword: 'const', isNot: false },
  equalsIgnoringCase: { keyword: 'constIgnoreCase', isNot: false },
  notBefore: { keyword: 'formatMinimum', isNot: false },
  after: { keyword: 'formatExclusiveMinimum', isNot: false },
  notAfter: { keyword: 'formatMaximum', isNot: false },
  before: { keyword: 'formatExclusiveMaximum', isNot: false },
  atLeast: { keyword: 'minimum', isNot: false },
  atMost: { keyword: 'maximum', isNot: false },
} as const;

export type ComparisonKind = keyof typeof KEYWORDS;

/** What a field is compared with, and how. */
export interface Comparison {
  kind: ComparisonKind;
  /** The name of the other field, which stands in the same section. */
  other: string;
}

/** What can be compared. A list or a tick is not. */
export type ComparedType = 'text' | 'number' | 'date';

const ofTypes: Readonly<Record<ComparedType, readonly ComparisonKind[]>> = {
  text: ['differsFrom', 'equals', 'differsIgnoringCaseFrom', 'equalsIgnoringCase'],
  number: ['differsFrom', 'equals', 'atLeast', 'atMost'],
  date: ['notBefore', 'after', 'notAfter', 'before', 'differsFrom', 'equals'],
};

export function kindsOf(type: ComparedType): readonly ComparisonKind[] {
  return ofTypes[type];
}

/** What a field is compared as; undefined: it is not compared. */
export function comparedType(schema: unknown): ComparedType | undefined {
  if (!isRecord(schema)) return undefined;
  if (schema.type === 'number' || schema.type === 'integer') return 'number';
  if (schema.type !== 'string') return undefined;
  return schema.format === 'date' ? 'date' : 'text';
}

export function isNegative({ kind }: Comparison): boolean {
  return KEYWORDS[kind].isNot;
}

/** The comparison without its `not`, as it stands at the field. */
export function limitOf({ kind, other }: Comparison): Record<string, unknown> {
  return { [KEYWORDS[kind].keyword]: { $data: `1/${other}` } };
}

const byKeyword = new Map<string, ComparisonKind>(
  Object.entries(KEYWORDS).map(([kind, { keyword, isNot }]) => [
    `${isNot ? 'not ' : ''}${keyword}`,
    // The keys of the table above.
    kind as ComparisonKind,
  ]),
);

/** The comparison that a keyword with its value says; undefined: it says something else. */
export function comparisonIn(keyword: string, value: unknown, isNot = false): Comparison | undefined {
  if (!isRecord(value)) return undefined;
  if (keyword === 'not' && !isNot) {
    const [[inner = '', limit] = [], more] = Object.entries(value);
    return more ? undefined : comparisonIn(inner, limit, true);
  }
  const kind = byKeyword.get(`${isNot ? 'not ' : ''}${keyword}`);
  const [, other] = /^1\/([^/]+)$/.exec(String(value.$data)) ?? [];
  return kind && other !== undefined ? { kind, other } : undefined;
}

/** The keyword that stands at the field. */
export function keywordOf({ kind }: Comparison): string {
  return KEYWORDS[kind].isNot ? 'not' : KEYWORDS[kind].keyword;
}
