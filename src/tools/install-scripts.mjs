// Says which packages run code while they are installed: `node src/tools/install-scripts.mjs`. Such code runs with the rights
// of the person who installs, so each package needs a reason in install-scripts.json. It reads the lock file alone.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The names of the packages in a lock file that have install scripts, and whether the product needs them at run time. */
export function withScripts({ packages }) {
  return Object.entries(packages).flatMap(([folder, { hasInstallScript, dev }]) =>
    hasInstallScript && folder !== ''
      ? [{ name: folder.replace(/^.*node_modules\//, ''), isDev: dev === true }]
      : [],
  );
}

/** A sentence for each package without a reason, and for each reason without a package. */
export function findFaults(lock, reasons) {
  const names = new Set(withScripts(lock).map(({ name }) => name));
  const unknown = [...names].filter((name) => !Object.hasOwn(reasons, name));
  const stale = Object.keys(reasons).filter((name) => !names.has(name));
  return [
    ...unknown.map(
      (name) => `${name} runs a script when it is installed. Write into install-scripts.json why it may.`,
    ),
    ...stale.map((name) => `${name} runs no script any more. Remove it from install-scripts.json.`),
  ];
}

if (process.argv[1] === import.meta.filename) {
  const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
  const lock = read(join(import.meta.dirname, '../../package-lock.json'));
  const reasons = read(join(import.meta.dirname, 'install-scripts.json'));
  for (const { name, isDev } of withScripts(lock))
    console.log(`${name} (${isDev ? 'development' : 'production'}): ${reasons[name] ?? 'no reason given'}`);
  const faults = findFaults(lock, reasons);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
