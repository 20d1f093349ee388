import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ChangeSet } from '../../../src/server/modules/releases/change-set.ts';
import { readFiles } from '../../../src/server/modules/releases/definition-file.repository.ts';
import { digestOf } from '../../../src/server/modules/releases/manifest.ts';
import { publish } from '../../../src/server/modules/releases/publish.service.ts';
import {
  findNumber,
  findPublished,
  findRelease,
} from '../../../src/server/modules/releases/release.repository.ts';
import type { ReleaseDeps } from '../../../src/server/modules/releases/release-deps.ts';
import { rollBack } from '../../../src/server/modules/releases/roll-back.service.ts';
import { runReleases } from '../../../src/server/modules/releases/run-releases.service.ts';
import { takeFolder } from '../../../src/server/modules/releases/take-folder.service.ts';
import { momentOf } from '../../../src/server/start/releases/release-lines.ts';
import { runOnReleases } from '../../../src/server/start/releases/run-release-command.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { copyDefinitions } from '../../support/definitions-copy.ts';
import { approvedChange, findsSound, ownFiles, wishFor } from '../../support/releases.ts';

const [SURVEY, ORDER] = ['locales/de/survey.json', 'locales/de/order.json'];

let t: TestApp;
let deps: ReleaseDeps;
beforeEach(async () => {
  t = await createTestApp({ withReleases: true });
  deps = { db: t.db, clock: t.now, prove: findsSound };
});
afterEach(() => t.close());

const minutes = (count: number) => new Date(t.now().getTime() + count * 60_000);
const numberOf = async () => (await findPublished(t.db))?.number;
const stateOf = async (id: number) => (await findRelease(t.db, id))?.status;
const jobs = (onFailure: (error: unknown) => void = () => {}) => runReleases(deps, onFailure);
const back = (number: number, other = deps) =>
  rollBack(other, { by: 'zeynep', reason: 'Too strict.', number });

/** One file, as it is with other words. */
const word = async (path: string, text: string): Promise<ChangeSet> => {
  const words = JSON.parse((await ownFiles()).get(path) ?? '');
  const [first = ''] = Object.keys(words);
  return new Map([[path, JSON.stringify({ ...words, [first]: text })]]);
};
/** A change set in force, its end in so many minutes. */
const inForceFor = async (count: number | undefined, files: ChangeSet) => {
  const id = await approvedChange(deps, files);
  await publish(deps, id, { by: 'zeynep', until: count === undefined ? undefined : minutes(count) });
  return id;
};
/** What is in force, as `export` writes it into a folder. */
const exported = async () => {
  const { files } = (await findPublished(t.db)) ?? {};
  return { folder: await readFiles(t.db, files ?? {}), over: digestOf(files ?? {}) };
};
const inForceAt = async (path: string) => (await findPublished(t.db))?.files?.[path];
const fileOf = async (number: number, path: string) => (await findNumber(t.db, number))?.files?.[path];

describe('a limited change that was exported into a program', () => {
  test('ends at its time, and what the program changed stays', async () => {
    await inForceFor(5, await word(SURVEY, 'Nur heute'));
    const { folder, over } = await exported();
    const [[path, text] = ['', '']] = await word(ORDER, 'Programm');
    await takeFolder(deps, new Map([...folder, [path, text ?? '']]), over);
    t.pass({ minutes: 6 });
    await jobs();
    expect(await inForceAt(SURVEY)).toBe(await fileOf(1, SURVEY));
    expect(await inForceAt(ORDER)).toBe(await fileOf(3, ORDER));
  });

  test('ends also where a server of before, which knows nothing of it, has published since', async () => {
    await inForceFor(5, await word(SURVEY, 'Nur heute'));
    const { folder, over } = await exported();
    const [[path, text] = ['', '']] = await word(ORDER, 'Programm');
    await takeFolder(deps, new Map([...folder, [path, text ?? '']]), over);
    await inForceFor(undefined, await word(ORDER, 'Danach'));
    await t.db.query("UPDATE definition_release SET lasting = NULL WHERE status = 'published'");
    t.pass({ minutes: 6 });
    await jobs();
    expect(await inForceAt(SURVEY)).toBe(await fileOf(1, SURVEY));
  });

  test('does not come back when another is taken back after its end', async () => {
    await inForceFor(5, await word(SURVEY, 'Nur heute'));
    const { folder, over } = await exported();
    const [[path, text] = ['', '']] = await word(ORDER, 'Programm');
    const program = new Map([...folder, [path, text ?? '']]);
    await takeFolder(deps, program, over);
    const next = await inForceFor(undefined, await word(SURVEY, 'Immer'));
    t.pass({ minutes: 6 });
    await jobs();
    expect(await back(4)).toBe(5);
    expect([await stateOf(next), await inForceAt(SURVEY)]).toEqual(['rolledBack', await fileOf(1, SURVEY)]);
    // The next program goes on from the folder with the limited change in it.
    const [[other, words] = ['', '']] = await word(ORDER, 'Danach');
    await takeFolder(deps, new Map([...program, [other, words ?? '']]));
    expect([await numberOf(), await inForceAt(SURVEY)]).toEqual([6, await fileOf(1, SURVEY)]);
  });

  test('is what the program says, where the program wrote on in the same file', async () => {
    await inForceFor(5, await word(SURVEY, 'Nur heute'));
    const { folder, over } = await exported();
    const [[path, text] = ['', '']] = await word(SURVEY, 'Vom Programm');
    await takeFolder(deps, new Map([...folder, [path, text ?? '']]), over);
    t.pass({ minutes: 6 });
    await jobs();
    expect(await inForceAt(SURVEY)).toBe(await fileOf(3, SURVEY));
  });

  test('leaves what was published for good below it', async () => {
    await inForceFor(undefined, await word(SURVEY, 'Immer'));
    await inForceFor(5, await word(SURVEY, 'Nur heute'));
    const { folder, over } = await exported();
    const [[path, text] = ['', '']] = await word(ORDER, 'Programm');
    await takeFolder(deps, new Map([...folder, [path, text ?? '']]), over);
    t.pass({ minutes: 6 });
    await jobs();
    expect(await inForceAt(SURVEY)).toBe(await fileOf(2, SURVEY));
  });
});

test('who exports a change with an end is told that it has one', async () => {
  const id = await inForceFor(5, await word(SURVEY, 'Nur heute'));
  const copy = await copyDefinitions();
  const { said } = await runOnReleases({ ...deps, folder: copy.root }, ['export']);
  await copy.remove();
  expect(said).toContain(
    `Change set ${id} ends ${momentOf(minutes(5))}; what you write into its files stays after it: ${SURVEY}.`,
  );
});

describe('rolling back where a change set has ended by itself', () => {
  test('takes back no other than the one that is named', async () => {
    const below = await inForceFor(undefined, await word(ORDER, 'Immer'));
    await inForceFor(5, await word(SURVEY, 'Nur heute'));
    t.pass({ minutes: 6 });
    await jobs();
    await expect(back(4)).rejects.toThrow(
      'Release 4 is the end of a change set: it holds nothing to take back. Below it release 2 is in force: name that one.',
    );
    expect([await numberOf(), await stateOf(below)]).toEqual([4, 'superseded']);
    expect(await back(2)).toBe(5);
    expect([await stateOf(below), await inForceAt(ORDER)]).toEqual(['rolledBack', await fileOf(1, ORDER)]);
    await expect(back(2)).rejects.toThrow('Release 2 is not in force: release 5 is.');
  });

  test('says where nothing is left', async () => {
    await inForceFor(5, await word(SURVEY, 'Nur heute'));
    t.pass({ minutes: 6 });
    await jobs();
    await expect(back(3)).rejects.toThrow('came with the program');
  });

  test('brings back nothing that ends while it is proved', async () => {
    await inForceFor(3, await word(ORDER, 'Kurz'));
    const short = await inForceFor(5, await word(SURVEY, 'Nur heute'));
    await inForceFor(undefined, await word(SURVEY, 'Immer'));
    t.pass({ minutes: 4 });
    await jobs();
    const prove: ReleaseDeps['prove'] = async (proof) => {
      if (await stateOf(short).then((state) => state === 'superseded')) {
        t.pass({ minutes: 2 });
        await jobs();
      }
      return findsSound(proof);
    };
    await back(4, { ...deps, prove });
    expect([await stateOf(short), await inForceAt(SURVEY)]).toEqual(['rolledBack', await fileOf(1, SURVEY)]);
  });
});

test('an end that the rest does not stand without is told to those who run the server', async () => {
  const id = await inForceFor(5, await word(SURVEY, 'Nur heute'));
  await inForceFor(undefined, await wishFor('a'));
  t.pass({ minutes: 6 });
  const check = ['survey has no text.'];
  const prove: ReleaseDeps['prove'] = async (proof) => ({
    ...(await findsSound(proof)),
    ...{ isSound: false, check },
  });
  const failures: unknown[] = [];
  await runReleases({ ...deps, prove }, (error) => failures.push(error));
  expect(await stateOf(id)).toBe('rolledBack');
  expect(failures).toEqual([
    expect.objectContaining({
      message: `The time of change set ${id} is over, but what it changed stays: without it there are faults.\n${check[0]}`,
    }),
  ]);
});
