import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tableOf, tally } from '../../runner/run-check.mjs';
import { endToEnd } from '../../runner/suites.mjs';

let reports: string;
beforeAll(() => {
  reports = mkdtempSync(join(tmpdir(), 'fanline-reports-'));
});
afterAll(() => rmSync(reports, { recursive: true }));

test('a test that passes only when it is repeated has failed, and so has one that did not run', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 3 };
  writeFileSync(join(reports, 'e2e.json'), JSON.stringify({ stats }));
  expect(endToEnd(reports).count?.()).toEqual({ passed: 7, failed: 6 });
});

test('a suite that breaks off counts as a failure, whatever its report says or does not say', () => {
  expect(tally(1, () => ({ passed: 5, failed: 0 }))).toEqual({ passed: 5, failed: 1 });
  expect(
    tally(0, () => {
      throw new Error('There is no report.');
    }),
  ).toEqual({ passed: 0, failed: 1 });
  expect(tally(0)).toEqual({ passed: 1, failed: 0 });
});

test('the table names the longest check first', () => {
  const result = (name: string, seconds: number) => ({ name, seconds, passed: 1, failed: 0 });
  const lines = tableOf([result('types', 3), result('tests e2e', 250.44)]).split('\n');
  expect(lines.map((line) => line.trim().split(/ {2,}/))).toEqual([
    ['passed', 'failed', 'seconds'],
    ['tests e2e', '1', '0', '250.4'],
    ['types', '1', '0', '3.0'],
  ]);
});
