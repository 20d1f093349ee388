import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allowedDays, findOldList, findOverdue, recordOf } from '../../../src/tools/audit.mjs';
import { findUnmaintained } from '../../../src/tools/unmaintained.mjs';
import { ROOT } from '../../support/definitions.ts';

const url = 'https://github.com/advisories/GHSA-0000-0000-0000';
const advisory = { url, name: 'left', severity: 'high', title: 'A fault' };
/** As npm writes it: a package that uses a faulty one names it in `via`. */
const report = { vulnerabilities: { left: { via: [advisory] }, right: { via: ['left'] } } };
const never = { lookDays: 90, lookedAt: null, faults: {} };

test('a fault keeps the day on which it was first seen, and goes when the registry names it no more', () => {
  const first = recordOf(report, never, '2026-03-01');
  expect(first).toEqual({
    lookDays: 90,
    lookedAt: '2026-03-01',
    faults: { [url]: { name: 'left', severity: 'high', since: '2026-03-01' } },
  });
  expect(recordOf(report, first, '2026-03-05').faults[url]?.since).toBe('2026-03-01');
  expect(recordOf({ vulnerabilities: {} }, first, '2026-03-06').faults).toEqual({});
});

test('a registry that does not answer leaves no record of a look', () => {
  expect(() => recordOf({ message: '405 Method Not Allowed' }, never, '2026-03-01')).toThrow('405');
});

test.each(Object.entries(allowedDays))('a fault that is %s may be there for %i days', (severity, days) => {
  const faults = { [url]: { name: 'left', severity, since: '2026-01-01' } };
  const after = (more: number) => new Date(Date.UTC(2026, 0, 1 + days + more)).toISOString().slice(0, 10);
  expect(findOverdue({ ...never, lookedAt: after(0), faults }, after(0))).toEqual([]);
  expect(findOverdue({ ...never, lookedAt: after(1), faults }, after(1))).toEqual([
    `left has a known fault (${severity}) for ${days + 1} days, ${days} are allowed: ${url}`,
  ]);
});

test('somebody looks every ninety days', () => {
  const looked = { ...never, lookedAt: '2026-01-01' };
  expect(findOverdue(looked, '2026-04-01')).toEqual([]);
  expect(findOverdue(looked, '2026-04-02')).toHaveLength(1);
  expect(findOverdue(never, '2026-04-02')).toEqual([expect.stringContaining('Nobody has looked')]);
  expect(findOverdue({ ...looked, lookDays: 100 }, '2026-04-02')).toEqual([]);
  const list = { lookedAt: '2026-01-01', packages: {} };
  expect(findOldList(list, 90, '2026-04-01')).toEqual([]);
  expect(findOldList(list, 90, '2026-04-02')).toEqual([expect.stringContaining('since 2026-01-01')]);
});

test('the days are those of the decision', () => {
  const decision = readFileSync(join(ROOT, '.decisions/022-security-inventories.md'), 'utf8');
  const { critical, high, moderate } = allowedDays;
  expect(decision).toContain(`critical ${critical} days, high ${high}, medium ${moderate}`);
});

test('a deprecated package needs a reason, and a reason its package', () => {
  const lock = {
    packages: { '': {}, 'node_modules/left': { deprecated: 'Use right.' }, 'node_modules/right': {} },
  };
  const list = { lookedAt: '2026-01-01', packages: {} };
  expect(findUnmaintained(lock, list)).toEqual([
    expect.stringContaining('left is no longer maintained: "Use right."'),
  ]);
  const entry = { since: '2026-01-01', reason: 'small' };
  expect(findUnmaintained(lock, { ...list, packages: { left: entry, right: entry } })).toEqual([]);
  expect(findUnmaintained(lock, { ...list, packages: { left: { reason: 'small' } } })).toHaveLength(1);
  expect(findUnmaintained(lock, { ...list, packages: { left: entry, gone: entry } })).toEqual([
    'gone is not installed any more. Remove it from unmaintained.json.',
  ]);
});
