import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findBreaches } from '../../../src/tools/boundaries.mjs';
import { ROOT } from '../../support/definitions.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fanline-house-'));
  cpSync(join(ROOT, 'tsconfig.json'), join(root, 'tsconfig.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes files and answers what the check finds in them, as `rule: from → to`. */
async function breaches(files: Record<string, string>): Promise<string[]> {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const { lines, modules } = await findBreaches(['src'], root);
  expect(modules).toBeGreaterThanOrEqual(Object.keys(files).length);
  return lines;
}

const thing = 'export const thing = 1;';

/** A file that passes on what another one exports. */
function passesOn(from: string, to: string, isType = false): string {
  const way = posix.relative(posix.dirname(from), to);
  return `export ${isType ? 'type ' : ''}{ thing } from '${way.startsWith('.') ? way : `./${way}`}';`;
}

/** One file in each layer imports one file of each other layer: which pairs does the check find? */
async function pairsFound(layers: Record<string, string>): Promise<string[]> {
  const files: Record<string, string> = {};
  const pairs = new Map<string, string>();
  for (const [from, fromPath] of Object.entries(layers)) {
    const target = fromPath.replace('*', 'thing');
    files[target] = thing;
    for (const [to, toPath] of Object.entries(layers)) {
      if (from === to) continue;
      const file = fromPath.replace('*', `to-${to}`);
      if (file === target) continue;
      files[file] = passesOn(file, toPath.replace('*', 'thing'));
      pairs.set(file, `${from} → ${to}`);
    }
  }
  const found = (await breaches(files)).map((line) => line.split(': ')[1]?.split(' → ')[0] ?? '');
  return [...new Set(found.flatMap((file) => pairs.get(file) ?? []))].sort();
}

/** Every pair in which an earlier layer imports a later one. */
function forwardPairs(order: readonly string[]): string[] {
  return order.flatMap((from, i) => order.slice(i + 1).map((to) => `${from} → ${to}`)).sort();
}

/** The rules have the order of the modules in their names. */
const { forbidden }: { forbidden: { name: string }[] } = createRequire(import.meta.url)(
  join(ROOT, '.dependency-cruiser.cjs'),
);
const listed = forbidden.flatMap(
  ({ name }) => /^server-modules-(?!unlisted)(.+)-never-upward$/.exec(name)?.[1] ?? [],
);

test('each listed module exists', () => {
  const folders = readdirSync(join(ROOT, 'src/server/modules'));
  expect(listed.length).toBeGreaterThan(8);
  expect(listed.filter((name) => !folders.includes(name))).toEqual([]);
});

describe('each direction between layers is allowed or found', () => {
  test('server: each layer imports only what stands before it', async () => {
    const layers = {
      errors: 'src/server/errors/*.ts',
      infra: 'src/server/infra/db/*.ts',
      http: 'src/server/http/*.ts',
      ...Object.fromEntries(
        [...listed, 'unlisted'].map((name) => [name, `src/server/modules/${name}/*.routes.ts`]),
      ),
      sandbox: 'src/server/sandbox/payments/*.routes.ts',
      start: 'src/server/start/*.ts',
    };
    expect(await pairsFound(layers)).toEqual(forwardPairs(Object.keys(layers)));
  }, 60_000);

  test.each(['app.ts', 'jobs.ts', 'modules.ts', 'main.ts'])(
    'server: %s is known to no layer',
    async (file) => {
      const from = ['infra/db/a.ts', 'http/b.ts', 'modules/giveaway/c.routes.ts', 'sandbox/dev/d.routes.ts'];
      const files = from.map((name) => `src/server/${name}`);
      const found = await breaches({
        [`src/server/${file}`]: thing,
        ...Object.fromEntries(files.map((name) => [name, passesOn(name, `src/server/${file}`)])),
      });
      expect(found).toHaveLength(files.length);
    },
  );

  test('client: each layer imports only what stands after it', async () => {
    const order = ['app', 'pages', 'features', 'forms', 'components', 'lib'];
    const layers = Object.fromEntries(
      order.map((name) => [
        name,
        name === 'features' ? 'src/client/features/a/*.ts' : `src/client/${name}/*.ts`,
      ]),
    );
    expect(await pairsFound(layers)).toEqual(forwardPairs([...order].reverse()));
  });

  test('the sides: shared knows none, definitions and worker only shared, server and client not each other', async () => {
    const layers = {
      shared: 'src/shared/*.ts',
      definitions: 'src/definitions/*.ts',
      server: 'src/server/infra/*.ts',
      client: 'src/client/lib/*.ts',
      worker: 'src/worker/*.ts',
    };
    const forbidden = [
      ...['definitions', 'server', 'client', 'worker'].map((to) => `shared → ${to}`),
      ...['server', 'client', 'worker'].map((to) => `definitions → ${to}`),
      ...['client', 'worker'].map((to) => `server → ${to}`),
      ...['definitions', 'server', 'worker'].map((to) => `client → ${to}`),
      ...['definitions', 'server', 'client'].map((to) => `worker → ${to}`),
    ];
    expect(await pairsFound(layers)).toEqual(forbidden.sort());
  });
});

describe('a planted fault is found', () => {
  const found = async (files: Record<string, string>) =>
    (await breaches(files)).map((line) => line.split(':')[0] ?? '');

  test.each([
    ['workbench-knows-shared-alone', 'src/workbench/preview/a.ts', 'src/client/lib/b.ts'],
    ['preview-shows-what-customers-get', 'src/workbench/preview/frame/a.ts', 'src/client/pages/b.ts'],
    ['features-are-islands', 'src/client/features/orders/a.ts', 'src/client/features/customers/b.ts'],
    ['http-is-for-routes', 'src/server/modules/orders/a.service.ts', 'src/server/http/b.ts'],
    ['http-is-for-routes', 'src/server/modules/orders/a.repository.ts', 'src/server/http/b.ts'],
    [
      'repository-below-service',
      'src/server/modules/orders/a.repository.ts',
      'src/server/modules/orders/b.service.ts',
    ],
    [
      'service-below-routes',
      'src/server/modules/orders/a.service.ts',
      'src/server/modules/orders/b.routes.ts',
    ],
    [
      'routes-through-services',
      'src/server/modules/orders/a.routes.ts',
      'src/server/modules/orders/b.repository.ts',
    ],
    ['server-has-a-place-for-each-file', 'src/server/commerce/a.ts', 'src/shared/b.ts'],
    [
      'unlisted-modules-are-islands',
      'src/server/modules/unlisted/a.ts',
      'src/server/modules/unlisted-too/b.ts',
    ],
    ['client-has-a-place-for-each-file', 'src/client/stores/a.ts', 'src/shared/b.ts'],
  ])('%s: %s → %s', async (rule, from, to) => {
    expect(await found({ [from]: passesOn(from, to), [to]: thing })).toContain(rule);
  });

  test.each([
    ['http-is-for-routes', 'src/server/modules/orders/a.service.ts', 'fastify'],
    ['infra-without-http', 'src/server/infra/a.ts', 'fastify'],
    ['argon2-in-customers', 'src/server/modules/survey/a.service.ts', '@node-rs/argon2'],
    ['database-in-db', 'src/server/modules/orders/a.repository.ts', 'pg'],
    ['ajv-in-definitions', 'src/server/http/a.ts', 'ajv'],
    ['redaxios-in-http', 'src/client/features/orders/a.ts', 'redaxios'],
    ['rjsf-in-forms', 'src/client/features/orders/a.ts', '@rjsf/core'],
    ['workbox-in-worker', 'src/client/lib/a.ts', 'workbox-routing'],
    ['typebox-in-api', 'src/server/http/a.ts', '@sinclair/typebox'],
  ])('%s: %s → %s', async (rule, from, module) => {
    expect(await found({ [from]: `import * as thing from '${module}';\nexport { thing };` })).toContain(rule);
  });

  test('a cycle of types alone', async () => {
    const lines = await found({
      'src/shared/a.ts': `import type { B } from './b.ts';\nexport interface A { b: B }`,
      'src/shared/b.ts': `import type { A } from './a.ts';\nexport interface B { a: A }`,
    });
    expect(lines).toContain('no-cycles');
  });

  test('an import of what is not there', async () => {
    expect(await found({ 'src/shared/a.ts': `export { thing } from './nothing.ts';` })).toContain(
      'no-unresolvable',
    );
  });
});

test('an allowed import is no breach', async () => {
  const files = {
    'src/client/pages/a.page.tsx': `import { thing } from '../features/orders/b.ts';\nexport const Page = () => <p>{thing}</p>;`,
    'src/client/features/orders/b.ts': `import type { Shape } from '../../../shared/api/d.ts';\nexport { thing } from '../../../shared/c.ts';\nexport const shape: Shape = '';`,
    'src/shared/c.ts': thing,
    'src/shared/api/d.ts': `import { Type } from '@sinclair/typebox';\nexport const shape = Type.String();\nexport type Shape = string;`,
    'src/server/modules/orders/e.service.ts': `export { thing } from './f.repository.ts';`,
    'src/server/modules/orders/f.repository.ts': thing,
    'src/server/modules/orders/g.routes.ts': `export { thing } from './e.service.ts';\nexport { thing as other } from '../../http/h.ts';`,
    'src/server/http/h.ts': thing,
  };
  expect(await breaches(files)).toEqual([]);
});
