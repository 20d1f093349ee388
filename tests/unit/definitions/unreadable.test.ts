import fs, { writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createDefinitions, type Definitions } from '../../../src/definitions/definitions.ts';
import { memoryScriptStore, type ScriptStore } from '../../../src/definitions/script-store.ts';
import { contracts } from '../../../src/server/contracts.ts';
import { cachedScripts } from '../../support/cached-scripts.ts';
import { copyDefinitions, type DefinitionsCopy } from '../../support/definitions-copy.ts';

/** What reading a path fails with; a test that is run as root could not take the right to read away. */
const failures = new Map<string, string>();
const { readFile: read } = fs;

async function failing(...args: Parameters<typeof read>) {
  const code = failures.get(String(args[0]));
  if (code) throw Object.assign(new Error(code), { code });
  return read(...args);
}

/** Files of one worker share their modules, so Node's own is changed, for this file alone. */
function readBy(readFile: typeof read): void {
  Object.assign(fs, { readFile });
  syncBuiltinESMExports();
}
beforeAll(() => readBy(failing as typeof read)); // it gives what the real one gives
afterAll(() => readBy(read));

const FILE = 'schemas/definitions/postalCode.schema.json';
let copy: DefinitionsCopy;
let store: ScriptStore;
let definitions: Definitions;

beforeEach(async () => {
  copy = await copyDefinitions();
  store = cachedScripts(memoryScriptStore());
  definitions = await create();
});
afterEach(async () => {
  failures.clear();
  await definitions.close();
  await copy.remove();
});

const create = () => createDefinitions({ root: copy.root, clock: () => new Date(), store, contracts });

function rulesBroken(postalCode: string): string[] {
  const { errors } = definitions.validate('auth/register', { contact: { postalCode } }, 'de');
  return errors.filter(({ path }) => path === '/contact/postalCode').map(({ rule }) => rule);
}

const sentences = () => definitions.faults().map(({ file, sentence }) => `${file}: ${sentence}`);

test.each(['EACCES', 'EIO'])(
  'a file that cannot be read (%s) is said, and stays in force as it was',
  async (code) => {
    failures.set(join(copy.root, FILE), code);
    await definitions.reload();
    expect(sentences()).toEqual([
      `${FILE}: The program cannot read this file (${code}). Let it read the file, and save it again.`,
    ]);
    expect(rulesBroken('1234')).toEqual(['pattern']);
    failures.clear();
    await definitions.reload();
    expect(sentences()).toEqual([]);
  },
);

test('it does not keep the server from starting', async () => {
  failures.set(join(copy.root, FILE), 'EACCES');
  definitions = await create();
  expect(sentences()).toHaveLength(1);
  expect(rulesBroken('1234')).toEqual(['pattern']);
});

test('a file that goes while the folder is read counts as gone', async () => {
  failures.set(join(copy.root, FILE), 'ENOENT');
  await definitions.reload();
  expect(sentences().join()).toContain('postalCode');
  expect(rulesBroken('1234')).toEqual(['pattern']);
});

test('a database that is away for a moment changes nothing, and what was saved is in force soon after', async () => {
  const told: unknown[] = [];
  await definitions.watch(
    () => {},
    (error) => told.push(error),
  );
  const { find } = store;
  const away = new Error('The database is away.');
  store.find = () => {
    store.find = find;
    return Promise.reject(away);
  };
  const path = join(copy.root, FILE);
  await writeFile(path, (await read(path, 'utf8')).replace(/\{\d\}/, '{4}'));
  await vi.waitFor(() => expect(told).toEqual([away]), 10_000);
  expect(rulesBroken('1234')).toEqual(['pattern']);
  await vi.waitFor(() => expect(rulesBroken('1234')).toEqual([]), 10_000);
}, 60_000);
