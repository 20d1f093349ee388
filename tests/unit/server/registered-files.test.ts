import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrations } from '../../../src/server/infra/db/migrations.ts';
import { modules } from '../../../src/server/modules.ts';
import { ROOT } from '../../support/definitions.ts';

const filesIn = (folder: string) =>
  readdirSync(join(ROOT, 'src/server', folder), { recursive: true, encoding: 'utf8' });

test('each file of migrations is one step, named after the file and in its order', () => {
  const names = filesIn('infra/db/migrations').map((file) => file.replace('.ts', ''));
  expect(migrations.map(({ id }) => id)).toEqual(names.sort());
  expect(names.every((name) => /^\d{3}-[a-z-]+$/.test(name))).toBe(true);
});

test('each file of routes exports one function, and the app registers each', () => {
  const files = ['http', 'modules', 'sandbox'].flatMap(filesIn).filter((file) => file.endsWith('.routes.ts'));
  expect(files.length).toBeGreaterThan(40);
  expect(modules.map((register) => typeof register)).toEqual(files.map(() => 'function'));
});
