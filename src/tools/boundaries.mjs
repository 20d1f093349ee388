// Checks the imports between parts: `node src/tools/boundaries.mjs [folder …]`. The last line is a count.
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, '../..');

// dependency-cruiser makes swc read every file as TypeScript without JSX; then a .tsx file is a syntax error.
const swc = require('@swc/core');
const parseFile = swc.parseFileSync;
swc.parseFileSync = (file, options) => parseFile(file, { ...options, tsx: file.endsWith('.tsx') });

const { cruise } = await import('dependency-cruiser');
const config = require(join(root, '.dependency-cruiser.cjs'));

/** Checks folders of a project and returns the breaches of the rules, one line each, and the number of modules read. */
export async function findBreaches(folders, baseDir = root) {
  const { output } = await cruise(folders, { ...config.options, ruleSet: config, validate: true, baseDir });
  const { violations, totalCruised, totalDependenciesCruised } = output.summary;
  const lines = violations.map(({ rule, from, to, cycle }) => {
    const way = cycle?.length ? cycle.map(({ name }) => name).join(' → ') : to;
    return `${rule.name}: ${from} → ${way}`;
  });
  return { lines, modules: totalCruised, dependencies: totalDependenciesCruised };
}

if (process.argv[1] === import.meta.filename) {
  const folders = process.argv.slice(2);
  const { lines, modules, dependencies } = await findBreaches(folders.length > 0 ? folders : ['src']);
  for (const line of lines) console.error(line);
  console.log(`${modules} modules, ${dependencies} imports, ${lines.length} breaches`);
  process.exitCode = lines.length === 0 && modules > 0 ? 0 : 1;
}
