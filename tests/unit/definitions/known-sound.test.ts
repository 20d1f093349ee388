import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDefinitions } from '../../../src/definitions/definitions.ts';
import { problemLine } from '../../../src/definitions/problem.ts';
import { memoryScriptStore } from '../../../src/definitions/script-store.ts';
import { contracts } from '../../../src/server/contracts.ts';
import { object, text } from '../../../src/shared/api/shapes.ts';
import type { Contracts } from '../../../src/shared/contracts/contract.ts';
import { cachedScripts } from '../../support/cached-scripts.ts';
import { copyDefinitions, type DefinitionsCopy } from '../../support/definitions-copy.ts';

const WORDS = 'locales/de/support.json';
/** A program that needs a field which the form does not have: the fault shows that somebody looked. */
const needy: Contracts = {
  ...contracts,
  forms: [
    ...contracts.forms,
    { form: 'auth/login', reader: 'call POST /api/auth/login', needs: object({ shoeSize: text }) },
  ],
};
const faulty = [expect.stringContaining('shoeSize')];

let copy: DefinitionsCopy;
let store = cachedScripts(memoryScriptStore());

beforeEach(async () => {
  copy = await copyDefinitions();
  store = cachedScripts(memoryScriptStore());
});
afterEach(() => copy.remove());

async function start(program: string | undefined, needs: Contracts = contracts) {
  const named = program === undefined ? {} : { program };
  const definitions = await createDefinitions({
    root: copy.root,
    clock: () => new Date(),
    store,
    contracts: needs,
    ...named,
  });
  return { definitions, faults: () => definitions.faults().map(problemLine) };
}

test('files that the same program has found sound are not looked at again at its next start', async () => {
  const first = await start('one');
  const second = await start('one', needy);
  expect([first.faults(), second.faults()]).toEqual([[], []]);
  expect(second.definitions.versions()).toEqual(first.definitions.versions());
  expect(second.definitions.lastGood(WORDS)).toEqual(
    JSON.parse(await readFile(join(copy.root, WORDS), 'utf8')),
  );
});

test('another program looks, and one without a name always does', async () => {
  await start('one');
  expect((await start('two', needy)).faults()).toEqual(faulty);
  expect((await start(undefined, needy)).faults()).toEqual(faulty);
});

test('after a change they are looked at, at the start and later', async () => {
  await start('one');
  const open = await start('one', needy);
  await copy.edit(WORDS, (words) => words.replace('{', '{ '));
  await open.definitions.reload();
  expect(open.faults()).toEqual(faulty);
  expect((await start('one', needy)).faults()).toEqual(faulty);
});

test('what was faulty is never known to be sound', async () => {
  await start('one', needy);
  expect((await start('one', needy)).faults()).toEqual(faulty);
});
