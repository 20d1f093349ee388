import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../support/definitions.ts';

interface Component {
  'bom-ref': string;
  type: string;
  name: string;
  version: string;
  purl: string;
}
interface Bill {
  bomFormat: string;
  specVersion: string;
  serialNumber: string;
  version: number;
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}
interface Lock {
  packages: Record<string, { version?: string; dev?: boolean; link?: boolean }>;
}

/** The name of a package by its place in the lock file: `node_modules/a/node_modules/@b/c` is `@b/c`. */
const nameOf = (place: string) => place.split('node_modules/').at(-1) ?? '';

test('`npm run sbom` prints CycloneDX with every package that production installs', () => {
  const { stdout, stderr } = spawnSync('npm', ['run', '--silent', 'sbom'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  expect(stdout, stderr).toMatch(/^\{/);
  const bill: Bill = JSON.parse(stdout);
  const { name: product } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', version: 1 });
  expect(bill.specVersion).toMatch(/^1\.[5-9]$/);
  expect(bill.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(bill.metadata.component).toMatchObject({ type: 'application' });
  expect(bill.metadata.component.purl).toMatch(new RegExp(`^pkg:npm/${product}@`));

  const malformed = bill.components.filter(
    ({ type, name, version, purl }) =>
      type !== 'library' || purl.split('?')[0] !== `pkg:npm/${name.replace('@', '%40')}@${version}`,
  );
  expect(malformed).toEqual([]);
  const refs = new Set([bill.metadata.component, ...bill.components].map((one) => one['bom-ref']));
  expect(refs.size).toBe(bill.components.length + 1);
  const dangling = bill.dependencies.flatMap(({ ref, dependsOn }) =>
    [ref, ...dependsOn].filter((one) => !refs.has(one)),
  );
  expect(dangling).toEqual([]);

  const { packages }: Lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const listed = new Set(bill.components.map(({ name, version }) => `${name}@${version}`));
  // Optional packages for other machines are in the lock file, and not installed.
  const installed = Object.entries(packages).filter(
    ([place, { dev }]) => place !== '' && !dev && existsSync(join(ROOT, place)),
  );
  expect(installed.length).toBeGreaterThan(50);
  const missing = installed.filter(([place, { version }]) => !listed.has(`${nameOf(place)}@${version}`));
  expect(missing.map(([place]) => place)).toEqual([]);
}, 60_000);
