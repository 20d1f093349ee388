// `npm test`: every check, two at a time. `npm run test:quick`: what is worth running after each change.
// `npm run test:deep`: the long forms of the suites (DEEP=1) with their figures; an hour or so.
// Each check's output is shown whole when it fails; the last line counts what passed and what failed.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const bin = (name) => join(root, 'node_modules/.bin', name);
const reports = mkdtempSync(join(tmpdir(), 'fanline-test-'));
const LANES = 2;

/** A check that passes or fails as a whole. */
const check = (name, command, ...args) => ({ name, command, args });

/** A suite of Vitest; its report tells how many tests passed. */
function suite(project) {
  const report = join(reports, `${project}.json`);
  const args = ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile=${report}`];
  return {
    ...check(`tests ${project}`, bin('vitest'), ...args),
    count: () => {
      const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8'));
      return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
    },
  };
}

/** The end-to-end tests in a real browser, against the built product. */
function endToEnd() {
  const report = join(reports, 'e2e.json');
  const args = ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=line,json'];
  return {
    ...check('tests e2e', bin('playwright'), ...args),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    count: () => {
      const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(report, 'utf8')).stats;
      return { passed: expected, failed: unexpected + flaky + skipped };
    },
  };
}

const types = ['shared', 'definitions', 'server', 'client'].map((part) =>
  check(`types ${part}`, bin('tsc'), '-p', `src/${part}/tsconfig.json`),
);
const fast = [
  check(
    'format and lint',
    bin('biome'),
    'ci',
    '--error-on-warnings',
    '--colors=off',
    '--max-diagnostics=20',
    '.',
  ),
  ...types,
  check('types tests', bin('tsc'), '-p', 'tests/tsconfig.json'),
  check('boundaries', process.execPath, 'src/tools/boundaries.mjs'),
];
const teams = ['kanarya', 'aslan', 'kartal', 'firtina'];
const builds = [
  check('build', process.execPath, 'src/tools/build.mjs', ...teams),
  check('build pseudo words', process.execPath, 'tests/gallery/pseudo/build.mjs'),
];

/** Stages run one after the other, the checks of a stage side by side. */
const plans = {
  quick: [[...fast, suite('unit'), suite('conformance')]],
  all: [
    [...fast, check('dead code', bin('knip')), ...builds, suite('unit'), suite('conformance'), suite('ui')],
    [suite('api')],
    [suite('truth')],
    [endToEnd()],
  ],
  // With DEEP=1: 100,000 generated cases, every refused example in the browser, many rounds.
  deep: [builds, [suite('truth')], [suite('conformance'), suite('api')], [endToEnd()]],
};

function run({ name, command, args, env = {}, count }) {
  const started = Date.now();
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env, NO_COLOR: '1' } });
  const output = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const result = tally(code, count);
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(
        `${result.failed ? '✗' : '✓'} ${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`,
      );
      if (result.failed) console.log(Buffer.concat(output).toString());
      resolve(result);
    });
  });
}

/** What a suite's report says; a suite that broke off counts as one failure at least. */
function tally(code, count) {
  try {
    const { passed, failed } = count ? count() : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
    return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function lane(queue, results) {
  for (let next = queue.shift(); next; next = queue.shift()) results.push(await run(next));
}

const name = process.argv[2] ?? 'all';
const plan = plans[name];
const figures = join(reports, 'figures.txt');
Object.assign(process.env, { FIGURES: figures, ...(name === 'deep' ? { DEEP: '1' } : {}) });
const results = [];
for (const stage of plan) {
  const queue = [...stage];
  await Promise.all(Array.from({ length: LANES }, () => lane(queue, results)));
}
if (name === 'deep' && existsSync(figures)) console.log(readFileSync(figures, 'utf8'));
rmSync(reports, { recursive: true });
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
