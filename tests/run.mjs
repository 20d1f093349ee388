// `npm test`: every check, two at a time. `npm run test:quick`: what is worth running after each change.
// `npm run test:deep`: the long forms of the suites (DEEP=1) with their figures; several hours.
// `npm test -- api e2e`: these alone, by their names: format types boundaries dead-code build and the suites.
// Each check's output is shown whole when it fails; the last line counts what passed and what failed.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failuresOf, runCheck, tableOf } from './runner/run-check.mjs';
import { builds, deadCode, endToEnd, fast, suite } from './runner/suites.mjs';

const reports = mkdtempSync(join(tmpdir(), 'fanline-test-'));
const LANES = 2;
const tests = (project, left) => suite(reports, project, left);

/** What is left to `npm test`: brands that are built, the analysts' command line and mistakes, faults planted for the import rules. */
const slow = [
  'tests/conformance/build/**',
  'tests/unit/rules-cli/**',
  'tests/unit/definitions/held-back.test.ts',
  'tests/unit/architecture/boundaries.test.ts',
];

/** Stages run one after the other, the checks of a stage side by side. */
const plans = {
  quick: [[tests('conformance', slow), tests('unit', slow), ...fast]],
  all: [
    [...builds, tests('conformance'), tests('ui'), tests('unit'), ...fast, deadCode],
    [tests('api')],
    [tests('invariants')],
    [endToEnd(reports)],
  ],
  // With DEEP=1: 100,000 generated cases, every refused example in the browser, many rounds, every look of a screen.
  deep: [builds, [tests('invariants')], [tests('conformance'), tests('api')], [endToEnd(reports)]],
};

/** The stages of a plan with the checks that were asked for; the end-to-end tests need what is built. */
function narrowed(plan, wanted) {
  const known = new Set(plan.flat().map(({ key }) => key));
  const strange = wanted.find((key) => !known.has(key));
  if (strange) {
    console.error(`There is no check ${strange}. Known are: ${[...known].join(' ')}.`);
    process.exit(1);
  }
  const keys = wanted.includes('e2e') ? [...wanted, 'build'] : wanted;
  return plan.map((stage) => stage.filter(({ key }) => keys.length === 0 || keys.includes(key)));
}

async function lane(queue, results) {
  for (let next = queue.shift(); next; next = queue.shift()) results.push(await runCheck(next));
}

const [first = 'all', ...others] = process.argv.slice(2);
const name = Object.hasOwn(plans, first) ? first : 'all';
const wanted = name === first ? others : [first, ...others];
const figures = join(reports, 'figures.txt');
Object.assign(process.env, { FIGURES: figures });
if (name === 'deep') process.env.DEEP = '1';
if (name === 'quick') process.env.QUICK = '1';

const started = Date.now();
const results = [];
for (const stage of narrowed(plans[name], wanted)) {
  const queue = [...stage];
  await Promise.all(Array.from({ length: LANES }, () => lane(queue, results)));
}
if (name === 'deep' && existsSync(figures)) console.log(readFileSync(figures, 'utf8'));
rmSync(reports, { recursive: true });
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(
  `\n${failuresOf(results)}\n${tableOf(results)}\n\n${Math.round((Date.now() - started) / 1000)} seconds in all`,
);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
