import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { digestOfEffect } from '../../../src/server/modules/releases/proved.service.ts';
import { findRelease } from '../../../src/server/modules/releases/release.repository.ts';
import { enter } from '../../../src/server/modules/workbench/sign-in.service.ts';
import { runOnReleases } from '../../../src/server/start/releases/run-release-command.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { copyDefinitions, type DefinitionsCopy } from '../../support/definitions-copy.ts';
import { findsSound, wishFor } from '../../support/releases.ts';

let t: TestApp;
let copy: DefinitionsCopy;
beforeAll(async () => {
  t = await createTestApp({ withReleases: true });
  copy = await copyDefinitions();
});
afterAll(async () => {
  await t.close();
  await copy.remove();
});

const rules = (line: string, hasWorkbench = true) => {
  const deps = { db: t.db, clock: t.now, prove: findsSound, folder: copy.root, hasWorkbench };
  return runOnReleases(deps, line.split(' '));
};
const signIn = (id: string) =>
  enter(t.deps, { subject: `test ${id}`, id, name: id, roles: ['analyst', 'reviewer'] }, 3600);
const unknown = (id: string) => ({
  said: `The workbench knows no person "${id}": sign in there once, and use the id that it shows.`,
  code: 1,
});

test('with a workbench those who write and approve at the command line are persons that it knows', async () => {
  await rules('export', false);
  for (const [path, text] of await wishFor('a')) await writeFile(join(copy.root, path), text ?? '');
  expect(await rules('propose --by ayse --reason wishes')).toEqual(unknown('ayse'));
  await signIn('ayse');
  const { said } = await rules('propose --by ayse --reason wishes');
  const id = Number(/Change set (\d+) waits/.exec(said)?.[1]);
  const { changesDigest: digest, verdict = null } = (await findRelease(t.db, id)) ?? {};
  const effect = `--effect ${digestOfEffect(verdict)}`;
  expect(await rules(`approve ${id} --by mehmet --digest ${digest} ${effect}`)).toEqual(unknown('mehmet'));
  await signIn('mehmet');
  expect(await rules(`approve ${id} --by mehmet --digest other ${effect}`)).toEqual({
    said: `Change set ${id} is not what you read: read it again.\nIts digest: npm run rules -- diff ${id} begins with it.`,
    code: 1,
  });
  expect(await rules(`approve ${id} --by mehmet --digest ${digest} ${effect}`)).toMatchObject({ code: 0 });
});

test('without one they are who they say', async () => {
  const proposed = await rules('propose --by fatma --reason wishes', false);
  expect(proposed).toMatchObject({ code: 0 });
});
