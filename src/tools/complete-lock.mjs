// Adds to package-lock.json the optional packages of other platforms that npm left out: `node
// src/tools/complete-lock.mjs`. npm leaves out packages that its registry does not offer at that moment; then `npm ci`
// refuses the file on every platform.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64'];

/**
 * A name such as `@swc/core-linux-arm-gnueabihf` contains the system, the processor and the C library of the package.
 */
function entryFor(name, version, dev) {
  const words = name.split(/[/-]/);
  const libc = words.flatMap((word) => (/^musl/.test(word) ? 'musl' : /^gnu/.test(word) ? 'glibc' : []));
  return {
    version,
    cpu: words.filter((word) => PROCESSORS.includes(word)),
    ...(dev ? { dev } : {}),
    ...(libc.length > 0 ? { libc } : {}),
    optional: true,
    os: words.filter((word) => SYSTEMS.includes(word)),
  };
}

/** Whether Node.js would find the package from the folder of the package that requires it. */
function isLocked(packages, folder, name) {
  if (packages[`${folder}${folder && '/'}node_modules/${name}`]) return true;
  return (
    folder !== '' && isLocked(packages, folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, ''), name)
  );
}

/** The required optional packages that are missing in the lock file, as entries for it. */
export function missingEntries({ packages }) {
  return Object.entries(packages).flatMap(([folder, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(packages, folder, name))
      .map(([name, version]) => [`node_modules/${name}`, entryFor(name, version, dev)]),
  );
}

if (process.argv[1] === import.meta.filename) {
  const file = join(import.meta.dirname, '../../package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingEntries(lock);
  const packages = [...Object.entries(lock.packages), ...missing].sort(([a], [b]) =>
    a.localeCompare(b, 'en'),
  );
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`);
  console.log(`package-lock.json: ${missing.length} packages of other platforms added.`);
}
