import type { StaffLang } from '../../shared/staff-words.ts';
import type { ComparisonKind } from './comparison.ts';

interface Words {
  title: string;
  add: string;
  kind: (n: number) => string;
  other: (n: number) => string;
  remove: (n: number) => string;
  asJson: string;
  /** Read before the label of the other field. */
  kinds: Record<ComparisonKind, string>;
}

const de: Words = {
  title: 'Vergleich mit einem anderen Feld',
  add: 'Mit einem Feld vergleichen …',
  kind: (n) => `Art des Vergleichs ${n}`,
  other: (n) => `Anderes Feld ${n}`,
  remove: (n) => `Vergleich ${n} entfernen`,
  asJson: 'Regel als JSON',
  kinds: {
    differsFrom: 'anders als',
    differsIgnoringCaseFrom: 'anders als (Groß und klein gelten gleich)',
    equals: 'gleich wie',
    equalsIgnoringCase: 'gleich wie (Groß und klein gelten gleich)',
    ...{ notBefore: 'nicht vor', after: 'nach', notAfter: 'nicht nach', before: 'vor' },
    ...{ atLeast: 'mindestens so viel wie', atMost: 'höchstens so viel wie' },
  },
};

const en: Words = {
  title: 'Comparison with another field',
  add: 'Compare with a field …',
  kind: (n) => `Kind of comparison ${n}`,
  other: (n) => `Other field ${n}`,
  remove: (n) => `Remove comparison ${n}`,
  asJson: 'Rule as JSON',
  kinds: {
    differsFrom: 'different from',
    differsIgnoringCaseFrom: 'different from (whatever the case of its letters)',
    equals: 'the same as',
    equalsIgnoringCase: 'the same as (whatever the case of its letters)',
    ...{ notBefore: 'not before', after: 'after', notAfter: 'not after', before: 'before' },
    ...{ atLeast: 'at least as much as', atMost: 'at most as much as' },
  },
};

export const comparisonWords: Readonly<Record<StaffLang, Words>> = { de, en };
