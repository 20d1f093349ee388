import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from './suites.mjs';

/** Lines that are shown while a check runs; tests/runner/progress.ts writes them. */
const PROGRESS = '… ';

/** Runs one check. Its output is shown whole when it fails, how far it is while it runs. */
export function runCheck({ name, command, args, env = {}, count }) {
  const started = Date.now();
  console.log(`▸ ${name}`);
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env, NO_COLOR: '1' } });
  const output = [];
  const keep = (line) => {
    if (line.startsWith(PROGRESS)) console.log(`${PROGRESS}${name}: ${line.slice(PROGRESS.length)}`);
    else output.push(line);
  };
  createInterface({ input: child.stdout }).on('line', keep);
  createInterface({ input: child.stderr }).on('line', keep);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const seconds = (Date.now() - started) / 1000;
      const result = { name, seconds, ...tally(code, count) };
      const { passed, failed } = result;
      console.log(
        `${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`,
      );
      if (failed) console.log(output.join('\n'));
      resolve(result);
    });
  });
}

/** What a suite's report says; a suite that broke off counts as one failure at least. */
export function tally(code, count) {
  try {
    const { passed, failed } = count ? count() : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
    return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
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
