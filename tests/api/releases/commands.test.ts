import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { prove } from '../../../src/definitions/cli/prove.ts';
import { readTexts } from '../../../src/definitions/file-texts.ts';
import { contracts } from '../../../src/server/contracts.ts';
import { migrations } from '../../../src/server/infra/db/migrations.ts';
import { openDatabase } from '../../../src/server/infra/db/open-database.ts';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import { findPublished } from '../../../src/server/modules/releases/release.repository.ts';
import { takeFolder } from '../../../src/server/modules/releases/take-folder.service.ts';
import { runOnReleases, runReleaseCommand } from '../../../src/server/start/releases/run-release-command.ts';
import { createTestDatabase } from '../../support/database.ts';
import { ROOT } from '../../support/definitions.ts';
import { copyDefinitions, type DefinitionsCopy } from '../../support/definitions-copy.ts';
import { findsSound, ownFiles, wishFor } from '../../support/releases.ts';

// Every proof compiles all forms twice.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let db: Database;
let copy: DefinitionsCopy;
beforeAll(async () => {
  db = await createTestDatabase();
  copy = await copyDefinitions();
  await takeFolder({ db, clock: () => new Date(), prove: findsSound }, await ownFiles());
});
afterAll(async () => {
  await db.close();
  await copy.remove();
});

/** One command in the copy, as `npm run rules -- …`. */
const rules = (line: string) =>
  runOnReleases(
    { db, clock: () => new Date(), prove: (proof) => prove(proof, contracts), folder: copy.root },
    line.split(' '),
  );
const write = async (files: ReadonlyMap<string, string | null>) => {
  for (const [path, text] of files) await writeFile(join(copy.root, path), text ?? '');
};

/** What a person reads, and sees, before approving it. */
const digestOf = async (id: string | undefined) =>
  /^Digest of change set \d+: (\w{64})$/m.exec((await rules(`diff ${id}`)).said)?.[1];
const effectOf = async (id: string | undefined) =>
  /^Effect of change set \d+ on customers: (\w{64})$/m.exec((await rules(`releases ${id}`)).said)?.[1];
/** Another person approves what they have read and seen. */
const approved = async (id: string | undefined, run = rules) =>
  run(`approve ${id} --by mehmet --digest ${await digestOf(id)} --effect ${await effectOf(id)}`);

test('from a saved file to the release and back', async () => {
  expect((await rules('propose --by ayse --reason nothing')).said).toContain('Say which release');
  expect(await rules('export')).toMatchObject({ code: 0 });
  expect(await rules('propose --by ayse --reason nothing')).toEqual({ said: 'Nothing is changed.', code: 1 });
  await write(await wishFor('a'));
  const proposed = await rules('propose --by ayse --reason wishes');
  expect(proposed).toMatchObject({ code: 0 });
  expect(proposed.said).toMatch(/: 0 faults, 0 remarks\./);
  expect(proposed.said).toContain('/wish');
  const id = /Change set (\d+) waits/.exec(proposed.said)?.[1];
  expect(await rules(`publish ${id} --by zeynep`)).toMatchObject({ code: 1 });
  const digest = await digestOf(id);
  const effect = await effectOf(id);
  // The effect is told before its digest, so that who names it has had it before their eyes.
  expect((await rules(`releases ${id}`)).said).toMatch(/\/wish[\s\S]* replayed: [\s\S]*\nEffect of /);
  const asked = `approve ${id} --by mehmet --digest`;
  expect((await rules(`approve ${id} --by ayse --digest ${digest} --effect ${effect}`)).said).toContain(
    'another person approves it',
  );
  expect((await rules(`approve ${id} --by mehmet`)).said).toContain('Say what you read');
  expect((await rules(`${asked} 12ab --effect ${effect}`)).said).toContain('not what you read');
  expect((await rules(`${asked} ${digest}`)).said).toContain(
    `Say which effect on customers you saw with --effect: npm run rules -- releases ${id}`,
  );
  expect((await rules(`${asked} ${digest} --effect 12ab`)).said).toContain('is not what you saw');
  expect(await approved(id)).toMatchObject({ code: 0 });
  expect((await rules(`releases ${id}`)).said).toMatch(
    new RegExp(
      `^  \\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d\\+0[12]:00 approved by mehmet: ${digest} ${effect}$`,
      'm',
    ),
  );
  expect(await rules(`publish ${id} --by zeynep`)).toEqual({ said: 'Release 2 is in force.', code: 0 });
  expect((await rules('releases')).said).toContain(`change set ${id}, release 2: published`);
  // The folder has it already.
  expect((await rules('diff')).said).toBe('');
  expect(await rules('roll-back --by zeynep --reason strict')).toMatchObject({ code: 1 });
  expect(await rules('roll-back 2 --by zeynep --reason strict')).toEqual({
    said: 'Release 3 is in force.',
    code: 0,
  });
});

test('what has a fault, in rules, examples or one language, waits for no approval', async () => {
  await rules('export');
  const [form] = [...(await wishFor('b'))];
  await write(new Map([form ?? ['', '']]));
  const { said, code } = await rules('propose --by ayse --reason half');
  expect(code).toBe(1);
  expect(said).toContain('wish');
  expect((await rules('releases')).said).toMatch(/^change set \d+: draft, by ayse: half/);
});

test('a change set is a git patch that makes of the files before those after', async () => {
  await rules('export');
  await write(await wishFor('c'));
  const { said } = await rules('propose --by ayse --reason wishes');
  const patch = await rules(`diff ${/Change set (\d+) waits/.exec(said)?.[1]}`);
  expect(patch.said).toContain(
    'diff --git a/schemas/order/approval.schema.json b/schemas/order/approval.schema.json',
  );
  const other = await copyDefinitions();
  execFileSync('git', ['apply', '-'], { cwd: other.root, input: patch.said });
  expect(await readTexts(other.root)).toEqual(await readTexts(copy.root));
  await other.remove();
});

test('a folder that never got what is in force takes nothing back unasked', async () => {
  await rules('export');
  await write(await wishFor('a'));
  const id = /Change set (\d+) waits/.exec((await rules('propose --by ayse --reason wishes')).said)?.[1];
  await approved(id);
  await rules(`publish ${id} --by zeynep`);
  const old = await copyDefinitions();
  const there = { db, clock: () => new Date(), prove: findsSound, folder: old.root };
  const inForce = String((await findPublished(db))?.number);
  for (const over of [[], ['--over', inForce]]) {
    const refused = await runOnReleases(there, ['propose', '--by', 'ayse', '--reason', 'x', ...over]);
    expect(refused.code).toBe(1);
    expect(refused.said).toContain('npm run rules -- export');
  }
  expect(await runOnReleases(there, ['export'])).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^5 files/),
  });
  expect(await readTexts(old.root)).toEqual(await readTexts(copy.root));
  await old.remove();
});

test('two folders that were written over one release meet by file', async () => {
  const [first, second] = [await copyDefinitions(), await copyDefinitions()];
  const run = ({ root }: DefinitionsCopy, line: string) =>
    runOnReleases({ db, clock: () => new Date(), prove: findsSound, folder: root }, line.split(' '));
  const survey = 'locales/de/survey.json';
  const edit = async ({ root }: DefinitionsCopy, path: string, label: string, text: string) => {
    const words = JSON.parse(await readFile(join(root, path), 'utf8'));
    await writeFile(join(root, path), JSON.stringify({ ...words, [label]: text }));
  };
  for (const one of [first, second]) await run(one, 'export');
  await edit(first, survey, 'survey.answer.comment.label', 'Bemerkung');
  const { said } = await run(first, 'propose --by ayse --reason label');
  const id = /Change set (\d+) waits/.exec(said)?.[1];
  await approved(id, (line) => run(first, line));
  await run(first, `publish ${id} --by zeynep`);
  // Another file alone: what was published meanwhile is not taken back.
  await edit(second, 'locales/de/order.json', 'order.approval.title', 'Prüfen');
  const proposed = await run(second, 'propose --by fatma --reason title');
  expect(proposed).toMatchObject({ code: 0 });
  const patch = await run(second, `diff ${/Change set (\d+) waits/.exec(proposed.said)?.[1]}`);
  expect(patch.said.match(/^diff --git .*$/gm)).toHaveLength(1);
  await edit(second, survey, 'survey.answer.comment.label', 'Notiz');
  const refused = await run(second, 'propose --by fatma --reason both');
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.said).toContain(`${survey} has been changed since by another release`);
  await Promise.all([first.remove(), second.remove()]);
});

test('an export loses nothing that was never proposed', async () => {
  await rules('export');
  const path = 'locales/de/survey.json';
  const edited = `${await readFile(join(copy.root, path), 'utf8')}\n`;
  await write(new Map([[path, edited]]));
  const refused = await rules('export');
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining(`${path} would be lost`) });
  expect(await readFile(join(copy.root, path), 'utf8')).toBe(edited);
  expect(await rules('export --discard')).toMatchObject({ code: 0, said: expect.stringMatching(/^1 files/) });
});

test.each([
  ['publish x', 'number of one change set'],
  ['propose --over 4711', 'There is no release 4711.'],
  ['publish 4711 --by zeynep', 'There is no change set 4711.'],
  ['approve 1', 'id of one person'],
  ['publish 1 --by zeynep --from tomorrow', 'is neither a day'],
  ['export 4711', 'There is no release 4711.'],
  ['diff --what', 'what'],
])('%s is refused in a sentence', async (line, sentence) => {
  const { said, code } = await rules(line);
  expect([said, code]).toEqual([expect.stringContaining(sentence), 1]);
});

test('the commands leave the database as the servers have it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'fanline-older-'));
  const options = {
    ...{ poolSize: 1, databaseLimitSeconds: 1, dataDir, cacheFolder: dataDir, seeds: [], now: new Date() },
    migrations: migrations.filter(({ id }) => id < '098'),
  };
  await (await openDatabase(options)).close();
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('DATABASE_URL', undefined);
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { argv } = process;
  process.argv = ['node', 'rules', 'releases'];
  await runReleaseCommand(ROOT);
  process.argv = argv;
  process.exitCode = undefined;
  vi.unstubAllEnvs();
  expect(said.mock.calls).toEqual([['The database is older than this program: start its server first.']]);
  said.mockRestore();
  const after = await openDatabase({ ...options, isLeftAsItIs: true });
  expect(await after.db.query("SELECT id FROM migration WHERE id >= '098'")).toEqual([]);
  await after.close();
  await rm(dataDir, { recursive: true });
});

test('a file of a strange name is not written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fanline-strange-'));
  const { writeTexts } = await import('../../../src/definitions/file-texts.ts');
  await expect(writeTexts(folder, new Map([['../strange.schema.json', '{}']]))).rejects.toThrow(
    'no file of definitions',
  );
  await expect(readFile(join(folder, '../strange.schema.json'))).rejects.toThrow();
  await rm(folder, { recursive: true });
});
