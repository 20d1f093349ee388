// What `tests/run.mjs` runs: a check is a command that passes or fails as a whole, a suite counts its tests.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const root = join(import.meta.dirname, '../..');
const bin = (name) => join(root, 'node_modules/.bin', name);
const here = import.meta.dirname;

/** A check that passes or fails as a whole; `key` names it on the command line. */
const check = (key, name, command, ...args) => ({ key, name, command, args });

/**
 * A suite of Vitest; its report tells how many tests passed. A test that was skipped proved nothing: it counts as failed.
 * @param left what this run leaves out, as globs
 */
export function suite(reports, project, left = []) {
  const report = join(reports, `${project}.json`);
  const reporters = ['dot', 'json', join(here, 'vitest-progress.ts')].map((name) => `--reporter=${name}`);
  const without = left.map((glob) => `--exclude=${glob}`);
  const args = ['run', '--project', project, ...reporters, `--outputFile.json=${report}`, ...without];
  return {
    ...check(project, `tests ${project}`, bin('vitest'), ...args),
    count: () => {
      const { numPassedTests, numTotalTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
      const failures = testResults.flatMap(failuresOfFile);
      return { passed: numPassedTests, failed: numTotalTests - numPassedTests, failures };
    },
  };
}

/** Enough of a message to know what went wrong. */
const shortened = (text) => text.trim().slice(0, 600);

/** The failures of a test file in a report of Vitest; the file's own message where it could not be loaded. */
function failuresOfFile({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status !== 'passed');
  const tests = failed.map(({ fullName, failureMessages }) => [fullName, ...failureMessages].join('\n'));
  const texts = tests.length === 0 && message ? [message] : tests;
  return texts.map((text) => `${relative(root, name)}: ${shortened(text)}`);
}

/** The failures in a report of Playwright, whose suites stand in one another. */
function failuresOfSuite({ suites = [], specs }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ results }) => {
        const errors = results.flatMap((result) => result.errors.map(({ message }) => message));
        return `${file}: ${title}\n${shortened(errors.join('\n'))}`;
      }),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

/** The end-to-end tests in a real browser, against the built product; one that passes when repeated has failed. */
export function endToEnd(reports) {
  const report = join(reports, 'e2e.json');
  const reporters = `line,json,${join(here, 'playwright-progress.ts')}`;
  const args = ['test', '--config', 'tests/e2e/playwright.config.ts', `--reporter=${reporters}`];
  return {
    ...check('e2e', 'tests e2e', bin('playwright'), ...args),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    count: () => {
      const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
      const { expected, unexpected, flaky, skipped } = stats;
      const failures = suites.flatMap(failuresOfSuite);
      return { passed: expected, failed: unexpected + flaky + skipped, failures };
    },
  };
}

const biome = ['ci', '--error-on-warnings', '--colors=off', '--max-diagnostics=20', '.'];

/** What reads the code alone. */
export const fast = [
  check('format', 'format and lint', bin('biome'), ...biome),
  ...['shared', 'definitions', 'server', 'client'].map((part) =>
    check('types', `types ${part}`, bin('tsc'), '-p', `src/${part}/tsconfig.json`),
  ),
  check('types', 'types tests', bin('tsc'), '-p', 'tests/tsconfig.json'),
  check('boundaries', 'boundaries', process.execPath, 'src/tools/boundaries.mjs'),
  check('packages', 'install scripts', process.execPath, 'src/tools/install-scripts.mjs'),
  check('packages', 'packages that nobody maintains', process.execPath, 'src/tools/unmaintained.mjs'),
];
export const deadCode = check('dead-code', 'dead code', bin('knip'));

const teams = ['kanarya', 'aslan', 'kartal', 'firtina'];
export const builds = [
  check('build', 'build', process.execPath, 'src/tools/build.mjs', ...teams),
  check('build', 'build pseudo words', process.execPath, 'tests/gallery/pseudo/build.mjs'),
];
