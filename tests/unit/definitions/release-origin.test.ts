import { expect, test, vi } from 'vitest';
import { createDefinitions } from '../../../src/definitions/definitions.ts';
import type { FileTexts } from '../../../src/definitions/file-texts.ts';
import { memoryScriptStore } from '../../../src/definitions/script-store.ts';
import { contracts } from '../../../src/server/contracts.ts';
import { cachedScripts } from '../../support/cached-scripts.ts';
import { APPROVAL, ownFiles, wishFor } from '../../support/releases.ts';

// Every release compiles what it changes, and the first one all.
vi.setConfig({ testTimeout: 60_000 });

const store = cachedScripts(memoryScriptStore());
const clock = () => new Date();

/** Releases by number, the last one in force. */
function feedOf(releases: FileTexts[]) {
  return {
    number: async () => releases.length,
    files: async (number: number) => releases[number - 1] ?? new Map(),
  };
}

async function withWish(letter: string): Promise<FileTexts> {
  const wish = [...(await wishFor(letter))].flatMap(([path, text]) =>
    text === null ? [] : [[path, text] as const],
  );
  return new Map([...(await ownFiles()), ...wish]);
}

const open = (releases: FileTexts[]) =>
  createDefinitions({ root: '/nowhere', releases: feedOf(releases), clock, store, contracts });

test('a release that this program cannot use is not taken, not even in part', async () => {
  const releases = [await ownFiles(), await withWish('a')];
  const definitions = await open(releases);
  const versions = definitions.versions();
  const half = new Map(await withWish('b')).set('ui-schemas/survey/answer.ui.json', '{ "ui:order": [');
  releases.push(half);
  await definitions.reload();
  expect(definitions.release()).toBe(2);
  expect(definitions.versions()).toEqual(versions);
  expect(definitions.faults()[0]).toMatchObject({ file: 'ui-schemas/survey/answer.ui.json' });
  releases.push(await withWish('b'));
  await definitions.reload();
  expect([definitions.release(), definitions.faults()]).toEqual([4, []]);
  expect(definitions.versions()['order/approval']).not.toBe(versions['order/approval']);
});

test('without a release, or with one that does not fit, nothing begins', async () => {
  const noNumber = { number: async () => undefined, files: async () => new Map() };
  const begin = createDefinitions({ root: '/nowhere', releases: noNumber, clock, store, contracts });
  await expect(begin).rejects.toThrow('No release');
  const broken = new Map(await ownFiles()).set(APPROVAL, '{');
  await expect(open([broken])).rejects.toThrow(APPROVAL);
});

test('work that holds keeps what was in force when it began, also after it waited', async () => {
  const releases = [await ownFiles()];
  const definitions = await open(releases);
  const [before, inside, version] = await definitions.hold(async () => {
    const began = definitions.release();
    releases.push(await withWish('a'));
    await definitions.reload();
    return [began, definitions.release(), definitions.versions()['order/approval']];
  });
  expect([before, inside, definitions.release()]).toEqual([1, 1, 2]);
  expect(definitions.versions()['order/approval']).not.toBe(version);
});

test('a new release is taken by itself; a failure is told, and asked again later', async () => {
  const releases = [await ownFiles()];
  const feed = feedOf(releases);
  const definitions = await createDefinitions({ root: '/nowhere', releases: feed, clock, store, contracts });
  const failures: unknown[] = [];
  await definitions.watch(
    () => {},
    (error) => failures.push(error),
  );
  feed.number = async () => {
    throw new Error('The database is away.');
  };
  await vi.waitFor(() => expect(failures).toHaveLength(1), 10_000);
  feed.number = async () => releases.length;
  releases.push(await withWish('a'));
  await vi.waitFor(() => expect(definitions.release()).toBe(2), 30_000);
  expect(failures).toHaveLength(1);
  await definitions.close();
});
