import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  allowedDays,
  exitCodeOf,
  findOldList,
  findOverdue,
  recordOf,
  unansweredSentence,
} from '../../../src/tools/audit.mjs';
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
  expect(findOverdue({ ...looked, lookDays: 100 }, '2026-04-02')).toEqual([]);
  const list = { lookedAt: '2026-01-01', packages: {} };
  expect(findOldList(list, 90, '2026-04-01')).toEqual([]);
  expect(findOldList(list, 90, '2026-04-02')).toEqual([expect.stringContaining('since 2026-01-01')]);
});

test('a registry that does not answer has an exit code of its own, and a sentence with the last look', () => {
  expect(exitCodeOf([], true)).toBe(0);
  expect(exitCodeOf([], false)).toBe(2);
  expect([exitCodeOf(['old'], true), exitCodeOf(['old'], false)]).toEqual([1, 1]);
  expect(unansweredSentence({ lookedAt: '2026-03-01' })).toMatch(/^Not looked up since 2026-03-01: /);
  expect(unansweredSentence(never)).toMatch(/^Never looked up: /);
});

test('the command says so where no registry answers, and leaves the record as it was', () => {
  const file = join(ROOT, 'src/tools/known-faults.json');
  const before = readFileSync(file, 'utf8');
  // Nothing listens on port 1.
  const env = { ...process.env, npm_config_registry: 'http://127.0.0.1:1', npm_config_fetch_retries: '0' };
  const { status, stderr } = spawnSync('node', ['src/tools/audit.mjs'], { cwd: ROOT, env, encoding: 'utf8' });
  expect([1, 2], stderr).toContain(status);
  expect(stderr).toMatch(/^The registry did not answer: .*(Not looked up since \d{4}-|Never looked up: )/s);
  expect(status === 1).toBe(/ are allowed/.test(stderr));
  expect(readFileSync(file, 'utf8')).toBe(before);
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
