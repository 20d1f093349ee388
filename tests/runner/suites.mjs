// What `tests/run.mjs` runs: a check is a command that passes or fails as a whole, a suite counts its tests.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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
      const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8'));
      return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
    },
  };
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
      const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(report, 'utf8')).stats;
      return { passed: expected, failed: unexpected + flaky + skipped };
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
