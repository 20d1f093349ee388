import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findBreaches } from '../../../src/tools/boundaries.mjs';
import { ROOT } from '../../support/definitions.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fanline-house-'));
  cpSync(join(ROOT, 'tsconfig.json'), join(root, 'tsconfig.json'));
});
afterEach(() => rmSync(root, { recursive: true }));

async function breaches(files: Record<string, string>): Promise<string[]> {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const { lines, modules } = await findBreaches(['src'], root);
  expect(modules).toBeGreaterThanOrEqual(Object.keys(files).length);
  return lines.map((line) => line.split(':')[0] ?? '');
}

const thing = 'export const thing = 1;';

describe('a planted fault is found', () => {
  test.each([
    ['client-lib-never-leftward', 'src/client/lib/a.ts', 'src/client/forms/b.tsx', '../forms/b.tsx'],
    [
      'features-are-islands',
      'src/client/features/order/a.ts',
      'src/client/features/auth/b.ts',
      '../auth/b.ts',
    ],
    [
      'features-are-islands',
      'src/server/features/orders/a.ts',
      'src/server/features/users/b.ts',
      '../users/b.ts',
    ],
    ['client-and-server-apart', 'src/client/lib/a.ts', 'src/server/db/b.ts', '../../server/db/b.ts'],
    ['server-never-client', 'src/server/db/a.ts', 'src/client/lib/b.ts', '../../client/lib/b.ts'],
    ['shared-stands-alone', 'src/shared/a.ts', 'src/definitions/b.ts', '../definitions/b.ts'],
    ['server-layers', 'src/server/db/a.ts', 'src/server/features/users/b.ts', '../features/users/b.ts'],
    [
      'repository-below-service',
      'src/server/features/users/users.repository.ts',
      'src/server/features/users/users.service.ts',
      './users.service.ts',
    ],
  ])('%s', async (rule, from, to, how) => {
    expect(await breaches({ [from]: `export { thing } from '${how}';`, [to]: thing })).toContain(rule);
  });

  test('a cycle of types alone', async () => {
    const found = await breaches({
      'src/shared/a.ts': `import type { B } from './b.ts';\nexport interface A { b: B }`,
      'src/shared/b.ts': `import type { A } from './a.ts';\nexport interface B { a: A }`,
    });
    expect(found).toContain('no-cycles');
  });

  test('an import of what is not there', async () => {
    expect(await breaches({ 'src/shared/a.ts': `export { thing } from './nothing.ts';` })).toContain(
      'no-unresolvable',
    );
  });
});

test('an allowed import is no breach', async () => {
  const files = {
    'src/client/pages/a.page.tsx': `import { thing } from '../features/order/b.ts';\nexport const Page = () => <p>{thing}</p>;`,
    'src/client/features/order/b.ts': `export { thing } from '../../../shared/c.ts';`,
    'src/shared/c.ts': thing,
  };
  expect(await breaches(files)).toEqual([]);
});
