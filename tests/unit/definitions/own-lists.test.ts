import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDefinitions, type Definitions } from '../../../src/definitions/definitions.ts';
import { problemLine } from '../../../src/definitions/problem.ts';
import { memoryScriptStore } from '../../../src/definitions/script-store.ts';
import { contracts } from '../../../src/server/contracts.ts';
import { cachedScripts } from '../../support/cached-scripts.ts';
import { copyDefinitions, type DefinitionsCopy } from '../../support/definitions-copy.ts';

const UI = 'ui-schemas/specimen/vocabulary.ui.json';
const store = cachedScripts(memoryScriptStore());
let copy: DefinitionsCopy;
let definitions: Definitions;
const file = (name: string) => join(copy.root, `schemas/sources/${name}.json`);
const start = () => createDefinitions({ root: copy.root, clock: () => new Date(), store, contracts });
const write = (name: string, text: string) => writeFile(file(name), text);
const suggested = () => definitions.suggestions('clubTowns', '10115');
const faults = () => definitions.faults().map(problemLine);

// A list of an analyst's own is in use.
beforeEach(async () => {
  copy = await copyDefinitions();
  await mkdir(join(copy.root, 'schemas/sources'), { recursive: true });
  await write('clubTowns', '{ "entries": { "10115": ["Berlin-Mitte"] } }');
  await copy.edit(UI, (text) => text.replace('"source": "germanTowns"', '"source": "clubTowns"'));
  definitions = await start();
  expect([suggested(), faults()]).toEqual([['Berlin-Mitte'], []]);
});
afterEach(() => copy.remove());

test.each<[string, RegExp, () => Promise<unknown>]>([
  ['is gone', /vocabulary\.ui\.json.*There is no list "clubTowns"/, () => rm(file('clubTowns'))],
  ['has another name', /did you mean "clubsTowns"\?/, () => rename(file('clubTowns'), file('clubsTowns'))],
  ['is no JSON', /clubTowns\.json.*not valid JSON/, () => write('clubTowns', '{')],
  ['has no entries', /clubTowns\.json.*entries/, () => write('clubTowns', '{ "entry": {} }')],
])('a list in use that %s suggests as before', async (_, sentence, spoil) => {
  await spoil();
  await definitions.reload();
  expect([suggested(), faults()]).toEqual([['Berlin-Mitte'], [expect.stringMatching(sentence)]]);
});

test('a list in use that is gone suggests as before after a restart too', async () => {
  await rm(file('clubTowns'));
  definitions = await start();
  expect([suggested(), faults()]).toEqual([['Berlin-Mitte'], [expect.stringMatching(/no list "clubTowns"/)]]);
});

test('a list that no form names any more can go', async () => {
  await copy.edit(UI, (text) => text.replace('"source": "clubTowns"', '"source": "germanTowns"'));
  await rm(file('clubTowns'));
  await definitions.reload();
  expect([suggested(), faults()]).toEqual([undefined, []]);
});

test('a list with the name of one that ships is read by nobody, and the linter says so', async () => {
  await write('germanTowns', '{ "entries": { "10115": ["Nirgendwo"] } }');
  await definitions.reload();
  expect(definitions.suggestions('germanTowns', '10115')).toEqual(['Berlin']);
  expect(faults()).toEqual([expect.stringMatching(/germanTowns\.json: A list of this name ships/)]);
});
