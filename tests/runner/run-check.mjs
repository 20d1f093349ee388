import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from './suites.mjs';

/** Lines that are shown while a check runs; tests/runner/progress.ts writes them, behind the dots of Vitest's reporter. */
const PROGRESS = /^[·x*-]*… (.+)$/;

const LAST_LINES = 15;

/** Runs one check. Its output is shown whole when it fails, how far it is while it runs. */
export function runCheck({ name, command, args, env = {}, count }) {
  const started = Date.now();
  console.log(`▸ ${name}`);
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env, NO_COLOR: '1' } });
  const output = [];
  const keep = (line) => {
    const [, said] = PROGRESS.exec(line) ?? [];
    if (said === undefined) output.push(line);
    else console.log(`… ${name}: ${said}`);
  };
  createInterface({ input: child.stdout }).on('line', keep);
  createInterface({ input: child.stderr }).on('line', keep);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const seconds = (Date.now() - started) / 1000;
      const { failures = [], ...counted } = tally(code, count);
      const { passed, failed } = counted;
      console.log(
        `${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`,
      );
      if (failed) console.log(output.join('\n'));
      // A check without a report of its tests, or one that broke off, tells its reason in its last lines.
      const reasons = failures.length > 0 ? failures : [output.slice(-LAST_LINES).join('\n')];
      resolve({ name, seconds, ...counted, failures: failed ? reasons : [] });
    });
  });
}

/** What a suite's report says; a suite that broke off counts as one failure at least. */
export function tally(code, count) {
  try {
    const counted = count ? count() : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
    return { ...counted, failed: code === 0 ? counted.failed : Math.max(counted.failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** What failed, again, shortly before the last line: there it stays in a record that keeps a run's end only. */
export function failuresOf(results) {
  return results
    .flatMap(({ name, failures }) => failures.map((failure) => `✗ ${name}: ${failure}`))
    .join('\n');
}

/** The checks with their seconds, the longest first. */
export function tableOf(results) {
  const rows = [...results]
    .sort((a, b) => b.seconds - a.seconds)
    .map(({ name, passed, failed, seconds }) => [name, String(passed), String(failed), seconds.toFixed(1)]);
  const all = [['', 'passed', 'failed', 'seconds'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column].length)));
  const line = ([name, ...numbers]) =>
    [name.padEnd(widths[0]), ...numbers.map((number, at) => number.padStart(widths[at + 1]))].join('  ');
  return all.map(line).join('\n');
}
