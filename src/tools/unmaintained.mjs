// Says which packages nobody maintains, and why they stay: `node src/tools/unmaintained.mjs`, without a network. A package
// that its owner has marked as deprecated (the lock file says so) needs a reason in unmaintained.json. So does one that we
// know to be little maintained. `npm run audit` also asks that somebody looks through the list every `lookDays`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names of packages, each with what its owner says to those who still use it. */
function deprecatedIn({ packages }) {
  return Object.entries(packages).flatMap(([folder, { deprecated }]) =>
    deprecated ? [{ name: nameOf(folder), says: String(deprecated) }] : [],
  );
}

function nameOf(folder) {
  return folder.replace(/^.*node_modules\//, '');
}

/** A sentence for each deprecated package without a reason, and for each entry without its package, day or reason. */
export function findUnmaintained(lock, { packages }) {
  const installed = new Set(Object.keys(lock.packages).map(nameOf));
  const without = deprecatedIn(lock).filter(({ name }) => !Object.hasOwn(packages, name));
  return [
    ...without.map(
      ({ name, says }) =>
        `${name} is no longer maintained: "${says}". Replace it, or write into unmaintained.json why it stays.`,
    ),
    ...Object.entries(packages).flatMap(([name, { since, reason }]) => {
      if (!installed.has(name))
        return [`${name} is not installed any more. Remove it from unmaintained.json.`];
      if (!/^\d{4}-\d\d-\d\d$/.test(since ?? '') || !reason)
        return [`${name} needs a day ("since") and a reason in unmaintained.json.`];
      return [];
    }),
  ];
}

/** The list as it stands in the repository. */
export function readList() {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'unmaintained.json'), 'utf8'));
}

if (process.argv[1] === import.meta.filename) {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'));
  const list = readList();
  for (const [name, { since, reason }] of Object.entries(list.packages))
    console.log(`${name} (since ${since}): ${reason}`);
  const faults = findUnmaintained(lock, list);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
