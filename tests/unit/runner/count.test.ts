import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { failuresOf, runCheck, tableOf, tally } from '../../runner/run-check.mjs';
import { endToEnd, suite } from '../../runner/suites.mjs';
import { ROOT } from '../../support/definitions.ts';

let reports: string;
beforeAll(() => {
  reports = mkdtempSync(join(tmpdir(), 'fanline-reports-'));
});
afterAll(() => rmSync(reports, { recursive: true }));

test('a test that passes only when it is repeated has failed, and so has one that did not run', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 3 };
  writeFileSync(join(reports, 'e2e.json'), JSON.stringify({ stats, suites: [] }));
  expect(endToEnd(reports).count?.()).toEqual({ passed: 7, failed: 6, failures: [] });
});

test('what failed is told with its file, its name and its first message', () => {
  const spec = (status: string, message: string) => ({
    file: 'a.e2e.ts',
    title: `is ${status}`,
    tests: [{ status, results: [{ errors: [{ message }] }] }],
  });
  const specs = [spec('expected', ''), spec('unexpected', 'No button.'), spec('flaky', 'Too late.')];
  const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 };
  const suites = [{ specs: [], suites: [{ specs }] }];
  writeFileSync(join(reports, 'e2e.json'), JSON.stringify({ stats, suites }));
  const told = ['a.e2e.ts: is unexpected\nNo button.', 'a.e2e.ts: is flaky\nToo late.'];
  expect(endToEnd(reports).count?.().failures).toEqual(told);

  const passed = { status: 'passed', fullName: 'fine', failureMessages: [] };
  const failed = { status: 'failed', fullName: 'counts', failureMessages: ['expected 1 to be 2'] };
  const files = [
    { name: join(ROOT, 'tests/a.test.ts'), message: '', assertionResults: [passed, failed] },
    { name: join(ROOT, 'tests/b.test.ts'), message: 'Not found.', assertionResults: [] },
  ];
  const report = { numPassedTests: 1, numTotalTests: 2, testResults: files };
  writeFileSync(join(reports, 'unit.json'), JSON.stringify(report));
  const { failures } = suite(reports, 'unit').count();
  expect(failures).toEqual(['tests/a.test.ts: counts\nexpected 1 to be 2', 'tests/b.test.ts: Not found.']);
  expect(failuresOf([{ name: 'tests unit', failures }]).split('\n')[0]).toBe(
    '✗ tests unit: tests/a.test.ts: counts',
  );
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

test('how far a suite is, is said while it runs, also behind the dots of its tests', async () => {
  const said: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  const print =
    "console.log('… 1 of 3 files'); console.log('··x·… 2 of 3 files'); console.log('a dot … in words')";
  await runCheck({ name: 'tests some', command: process.execPath, args: ['-e', print] });
  log.mockRestore();
  expect(said.filter((line) => line.startsWith('…'))).toEqual([
    '… tests some: 1 of 3 files',
    '… tests some: 2 of 3 files',
  ]);
});
