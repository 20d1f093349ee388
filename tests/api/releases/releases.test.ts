import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import { newDraft, writeDraft } from '../../../src/server/modules/releases/draft.service.ts';
import { digestOf, manifestOf } from '../../../src/server/modules/releases/manifest.ts';
import { publish, submit } from '../../../src/server/modules/releases/publish.service.ts';
import {
  findNumber,
  findPublished,
  findRelease,
} from '../../../src/server/modules/releases/release.repository.ts';
import type { ReleaseDeps } from '../../../src/server/modules/releases/release-deps.ts';
import { stepsOf } from '../../../src/server/modules/releases/release-log.repository.ts';
import { ReleaseRefused } from '../../../src/server/modules/releases/release-refused.ts';
import { rollBack } from '../../../src/server/modules/releases/roll-back.service.ts';
import { runReleases } from '../../../src/server/modules/releases/run-releases.service.ts';
import { step } from '../../../src/server/modules/releases/step.service.ts';
import { takeFolder } from '../../../src/server/modules/releases/take-folder.service.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { guestReady, sendOrder } from '../../support/orders.ts';
import {
  APPROVAL,
  approve,
  approvedChange,
  findsSound,
  letterOf,
  ownFiles,
  wishFor,
} from '../../support/releases.ts';

/** A database that tells which statements were asked. */
function heard(inner: Database): { db: Database; asked: string[] } {
  const asked: string[] = [];
  const query: Database['query'] = (sql, params) => {
    asked.push(sql);
    return inner.query(sql, params);
  };
  return { db: { ...inner, query }, asked };
}

let t: TestApp;
let deps: ReleaseDeps;
beforeEach(async () => {
  t = await createTestApp({ withReleases: true });
  deps = { db: t.db, clock: t.now, prove: findsSound };
});
afterEach(() => t.close());

const pattern = () =>
  t.definitions
    .rules('order/approval')
    .filter(({ pointer, rule }) => pointer === '/wish' && rule === 'pattern');
const numberOf = async () => (await findPublished(t.db))?.number;
const stateOf = async (id: number) => (await findRelease(t.db, id))?.status;
const minutes = (count: number) => new Date(t.now().getTime() + count * 60_000);
const letter = async (one: string) => approvedChange(deps, await wishFor(one));
const back = (number: number) => rollBack(deps, { by: 'zeynep', reason: 'Too strict.', number });
const jobs = () => runReleases(deps, () => {});

/** The words of one form in German with another label. */
const label = async (text: string) => {
  const path = 'locales/de/survey.json';
  const words = JSON.parse((await ownFiles()).get(path) ?? '');
  return new Map([[path, JSON.stringify({ ...words, 'survey.answer.comment.label': text })]]);
};

test('the folder is the first release, and is taken once', async () => {
  expect(await numberOf()).toBe(1);
  expect(t.definitions.release()).toBe(1);
  await takeFolder(deps, await ownFiles());
  expect(await numberOf()).toBe(1);
});

test('a published change set is in force, and rolling it back is a release', async () => {
  const id = await letter('a');
  expect(await publish(deps, id, { by: 'zeynep' })).toBe(2);
  await t.definitions.reload();
  expect([t.definitions.release(), pattern().length, t.definitions.faults()]).toEqual([2, 1, []]);
  expect((await findNumber(t.db, 1))?.status).toBe('superseded');
  expect(await back(2)).toBe(3);
  await t.definitions.reload();
  expect([t.definitions.release(), pattern().length]).toEqual([3, 0]);
  expect(await stateOf(id)).toBe('rolledBack');
  expect((await stepsOf(t.db, id)).map(({ by, event }) => `${by} ${event}`)).toEqual([
    'ayse begun',
    'ayse submitted',
    'mehmet approved',
    'zeynep published',
    'zeynep rolledBack',
  ]);
});

test('what came with the program is not rolled back', async () => {
  await expect(back(1)).rejects.toThrow('came with the program');
});

describe('rolling back', () => {
  test('at once by two people takes a release back once', async () => {
    await publish(deps, await letter('a'), { by: 'zeynep' });
    await publish(deps, await approvedChange(deps, await label('Bemerkung')), { by: 'zeynep' });
    const tries = await Promise.allSettled([back(3), back(3)]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { sentences: ['Release 3 is not in force: release 4 is. Nothing was rolled back.'] },
    });
    expect(await numberOf()).toBe(4);
  });

  test('goes on to the change set below, and never forth again', async () => {
    const below = await letter('a');
    await publish(deps, below, { by: 'zeynep' });
    await publish(deps, await approvedChange(deps, await label('Bemerkung')), { by: 'zeynep' });
    expect([await back(3), await back(4)]).toEqual([4, 5]);
    expect((await findNumber(t.db, 5))?.files).toEqual((await findNumber(t.db, 1))?.files);
    expect(await stateOf(below)).toBe('rolledBack');
    await expect(back(5)).rejects.toThrow('came with the program');
  });

  test('brings back nothing whose time is over', async () => {
    await publish(deps, await approvedChange(deps, await label('Bemerkung')), {
      by: 'z1',
      until: minutes(5),
    });
    await publish(deps, await approvedChange(deps, await label('Notiz')), { by: 'zeynep' });
    t.pass({ minutes: 6 });
    await jobs();
    expect(await numberOf()).toBe(3);
    await back(3);
    expect((await findNumber(t.db, 4))?.files).toEqual((await findNumber(t.db, 1))?.files);
  });
});

describe('an order', () => {
  const order = async (phone: string, wish: string) => {
    const { client, forms } = await guestReady(t, phone);
    const approval = { ...forms['order/approval'], wish };
    return sendOrder(client, { ...forms, 'order/approval': approval as (typeof forms)['order/approval'] });
  };
  const lastOrder = async () =>
    (
      await t.db.query<{ release: number; versions: Record<string, string>; answers: object }>(
        'SELECT release, definition_versions AS versions, answers FROM orders ORDER BY created_at DESC LIMIT 1',
      )
    )[0];

  test('is judged by the release that it names', async () => {
    await publish(deps, await letter('a'), { by: 'zeynep' });
    await t.definitions.reload();
    expect((await order('+4917139200031', 'b')).problem()).toMatchObject({
      errors: [{ path: '/forms/order~1approval/wish', rule: 'pattern' }],
    });
    expect((await order('+4917139200032', 'abc')).status).toBe(201);
    const version = t.definitions.versions()['order/approval'];
    expect(await lastOrder()).toMatchObject({
      release: 2,
      versions: { 'order/approval': version },
      answers: { 'order/approval': { version, values: { '/wish': 'abc' } } },
    });
  });

  test('keeps its release to its last row, whatever is published meanwhile', async () => {
    await publish(deps, await letter('a'), { by: 'zeynep' });
    await t.definitions.reload();
    const next = await letter('b');
    const { client, forms } = await guestReady(t, '+4917139200033');
    const approval = { ...forms['order/approval'], wish: 'a' } as (typeof forms)['order/approval'];
    // Between the rules and the rows the server asks the billing system.
    let published = 0;
    const asked = vi.spyOn(t.ports.billingCustomers, 'create').mockImplementation(async () => {
      published = await publish(deps, next, { by: 'zeynep' });
      await t.definitions.reload();
      return 'created';
    });
    expect((await sendOrder(client, { ...forms, 'order/approval': approval })).status).toBe(201);
    asked.mockRestore();
    expect([published, t.definitions.release()]).toEqual([3, 3]);
    expect(await lastOrder()).toMatchObject({ release: 2 });
  });
});

describe('nothing is published', () => {
  test('that its own writers approved', async () => {
    const id = await newDraft(deps, { by: 'ayse', reason: 'Wish', files: await wishFor('a') });
    await writeDraft(deps, id, { by: 'mehmet', files: await wishFor('b') });
    await submit(deps, id, { by: 'ayse' });
    for (const by of ['ayse', 'mehmet'])
      await expect(step(deps, id, { type: 'approved', by, digest: '' }, { by })).rejects.toThrow(
        'another person',
      );
    await expect(publish(deps, id, { by: 'zeynep' })).rejects.toThrow('is inReview');
    expect(await numberOf()).toBe(1);
  });

  test('that is not what was read, also where it was sent back and written anew', async () => {
    const id = await newDraft(deps, { by: 'ayse', reason: 'Wish', files: await wishFor('a') });
    await submit(deps, id, { by: 'ayse' });
    const read = (await findRelease(t.db, id))?.changesDigest;
    await step(deps, id, { type: 'sentBack' }, { by: 'ayse' });
    await writeDraft(deps, id, { by: 'ayse', files: await wishFor('b') });
    await submit(deps, id, { by: 'ayse' });
    await expect(approve(deps, id, read)).rejects.toThrow('is not what you read');
    expect(await stateOf(id)).toBe('inReview');
    await approve(deps, id);
    expect(await publish(deps, id, { by: 'zeynep' })).toBe(2);
  });

  test('that is not what was approved, whatever has changed it', async () => {
    const id = await letter('a');
    await t.db.query(
      'UPDATE definition_release SET changes = (SELECT changes FROM definition_release WHERE id = $2) WHERE id = $1',
      [id, await letter('b')],
    );
    await expect(publish(deps, id, { by: 'zeynep' })).rejects.toThrow('is not what was approved');
    expect(await numberOf()).toBe(1);
  });

  test('that has a fault: it stays a draft, and its verdict stands beside it', async () => {
    const fault = 'schemas/order/approval.schema.json: "patern" is no keyword.';
    const faulty: ReleaseDeps = {
      ...deps,
      prove: async ({ now }) => ({
        ...(await findsSound({ before: new Map(), after: new Map(), now })),
        isSound: false,
        check: [fault],
      }),
    };
    const id = await newDraft(faulty, { by: 'ayse', reason: 'Wish', files: await wishFor('a') });
    await expect(submit(faulty, id, { by: 'ayse' })).rejects.toThrow(fault);
    expect(await stateOf(id)).toBe('draft');
    expect((await findRelease(t.db, id))?.verdict).toMatchObject({ isSound: false, check: [fault] });
  });

  test('whose files another release has changed since', async () => {
    const [first, second] = [await letter('a'), await letter('b')];
    const elsewhere = await approvedChange(deps, await label('Bemerkung'));
    expect(await publish(deps, first, { by: 'zeynep' })).toBe(2);
    await expect(publish(deps, second, { by: 'zeynep' })).rejects.toThrow('changed since by another release');
    // Another file is no conflict: both are in force.
    expect(await publish(deps, elsewhere, { by: 'zeynep' })).toBe(3);
    await t.definitions.reload();
    expect([pattern().length, t.definitions.faults()]).toEqual([1, []]);
  });

  test('that was not proved: what is written while a draft is proved is proved too', async () => {
    const id = await newDraft(deps, { by: 'ayse', reason: 'Wish', files: await wishFor('a') });
    const proofs: string[] = [];
    const prove: ReleaseDeps['prove'] = async (proof) => {
      proofs.push(letterOf(proof.after.get(APPROVAL) ?? '') ?? '');
      if (proofs.length === 1) await writeDraft(deps, id, { by: 'fatma', files: await wishFor('b') });
      return { ...(await findsSound(proof)), check: [proofs.at(-1) ?? ''] };
    };
    const { verdict, writers } = await submit({ ...deps, prove }, id, { by: 'ayse' });
    expect([proofs, verdict?.check, writers]).toEqual([['a', 'b'], ['b'], ['ayse', 'fatma']]);
    expect((await findRelease(t.db, id))?.verdict?.check).toEqual(['b']);
  });

  test('of a strange name', async () => {
    const files = new Map([['src/server/main.ts', '']]);
    await expect(newDraft(deps, { by: 'ayse', reason: 'x', files })).rejects.toThrow(ReleaseRefused);
  });

  test('by a name that is none, or without a reason', async () => {
    const files = await wishFor('a');
    await expect(newDraft(deps, { by: 'Ayşe ', reason: 'x', files })).rejects.toThrow('id of one person');
    await expect(newDraft(deps, { by: 'ayse', reason: ' ', files })).rejects.toThrow('reason');
    for (const by of ['schedule', 'deployment', 'system'])
      await expect(newDraft(deps, { by, reason: 'x', files })).rejects.toThrow('the name of no person');
  });
});

describe('times', () => {
  test('a release begins and ends by the clock', async () => {
    const id = await letter('a');
    await step(deps, id, { type: 'scheduled', from: minutes(5), until: minutes(9) }, { by: 'zeynep' });
    await jobs();
    expect([await numberOf(), await stateOf(id)]).toEqual([1, 'scheduled']);
    t.pass({ minutes: 5 });
    await jobs();
    expect([await numberOf(), await stateOf(id)]).toEqual([2, 'published']);
    t.pass({ minutes: 4 });
    await jobs();
    expect([await numberOf(), await stateOf(id)]).toEqual([3, 'rolledBack']);
    await t.definitions.reload();
    expect(pattern()).toEqual([]);
    await jobs();
    expect(await numberOf()).toBe(3);
  });

  test('what no server could publish before its end is never in force', async () => {
    const id = await letter('a');
    await step(deps, id, { type: 'scheduled', from: minutes(5), until: minutes(9) }, { by: 'zeynep' });
    t.pass({ minutes: 9 });
    await jobs();
    expect([await numberOf(), await stateOf(id)]).toEqual([1, 'withdrawn']);
    expect((await stepsOf(t.db, id)).at(-1)).toMatchObject({
      ...{ by: 'schedule', event: 'ended' },
      note: expect.stringContaining('nothing of it has been in force'),
    });
  });

  test('what came later stays when a release ends under it', async () => {
    const id = await letter('a');
    await publish(deps, id, { by: 'zeynep', until: minutes(5) });
    await publish(deps, await approvedChange(deps, await label('Bemerkung')), { by: 'zeynep' });
    t.pass({ minutes: 5 });
    await jobs();
    await t.definitions.reload();
    expect([await numberOf(), pattern()]).toEqual([4, []]);
    expect(t.definitions.form('survey/answer', 'de')?.ui).toMatchObject({
      comment: { 'ui:title': 'Bemerkung' },
    });
    expect((await stepsOf(t.db, id)).at(-1)).toMatchObject({ by: 'schedule', event: 'ended' });
    await jobs();
    expect(await numberOf()).toBe(4);
  });

  test('what two releases wanted stays until the second one ends, and nothing that is over comes back', async () => {
    const files = await label('Bemerkung');
    const first = await approvedChange(deps, files);
    const second = await approvedChange(deps, files);
    const third = async () => approvedChange(deps, await label('Notiz'));
    await publish(deps, first, { by: 'zeynep', until: minutes(5) });
    await publish(deps, second, { by: 'zeynep', until: minutes(10) });
    await publish(deps, await third(), { by: 'zeynep', until: minutes(15) });
    const labels: unknown[] = [];
    for (let ends = 0; ends < 3; ends++) {
      t.pass({ minutes: 5 });
      await jobs();
      await t.definitions.reload();
      labels.push(t.definitions.form('survey/answer', 'de')?.ui);
    }
    const titled = (title: unknown) =>
      expect.objectContaining({ comment: expect.objectContaining({ 'ui:title': title }) });
    expect(labels).toEqual([
      titled('Notiz'),
      titled('Notiz'),
      expect.not.objectContaining(titled('Bemerkung')),
    ]);
    expect((await findPublished(t.db))?.files).toEqual((await findNumber(t.db, 1))?.files);
  });

  test('the same file of two releases is that of the other one when one ends', async () => {
    const files = await label('Bemerkung');
    const [first, second] = [await approvedChange(deps, files), await approvedChange(deps, files)];
    await publish(deps, first, { by: 'zeynep' });
    await publish(deps, second, { by: 'zeynep', until: minutes(5) });
    const before = (await findPublished(t.db))?.files;
    t.pass({ minutes: 6 });
    await jobs();
    expect([await stateOf(second), (await findPublished(t.db))?.files]).toEqual(['rolledBack', before]);
  });

  test('what the rest does not stand without stays, and the log says why', async () => {
    const id = await approvedChange(deps, await label('Bemerkung'));
    await publish(deps, id, { by: 'zeynep', until: minutes(5) });
    await publish(deps, await approvedChange(deps, await wishFor('a')), { by: 'zeynep' });
    t.pass({ minutes: 6 });
    const sentence = 'survey.answer.comment.label has no text.';
    const prove: ReleaseDeps['prove'] = async (proof) => ({
      ...(await findsSound(proof)),
      ...{ isSound: false, check: [sentence] },
    });
    await runReleases({ ...deps, prove }, () => {});
    expect([await numberOf(), await stateOf(id)]).toEqual([3, 'rolledBack']);
    expect((await stepsOf(t.db, id)).at(-1)).toMatchObject({ event: 'ended', note: sentence });
  });

  test('what only could not be compared in peace stays scheduled, and is published later', async () => {
    const id = await letter('a');
    await step(deps, id, { type: 'scheduled', from: minutes(5) }, { by: 'zeynep' });
    await publish(deps, await approvedChange(deps, await label('Wort')), { by: 'zeynep' });
    t.pass({ minutes: 6 });
    let others = 0;
    const prove: ReleaseDeps['prove'] = async (proof) => {
      others += 1;
      await publish(deps, await approvedChange(deps, await label(`Wort ${others}`)), { by: 'zeynep' });
      return findsSound(proof);
    };
    const failures: unknown[] = [];
    await runReleases({ ...deps, prove }, (error) => failures.push(error));
    expect([others, await stateOf(id), failures]).toEqual([
      5,
      'scheduled',
      [expect.objectContaining({ message: expect.stringContaining('all the time') })],
    ]);
    await jobs();
    expect(await stateOf(id)).toBe('published');
  });

  test('what no approval names is told when it is scheduled', async () => {
    const id = await letter('a');
    await t.db.query('UPDATE definition_release SET approved_digest = NULL WHERE id = $1', [id]);
    const sentence = 'is not what was approved';
    const event = { type: 'scheduled', from: minutes(5) } as const;
    await expect(step(deps, id, event, { by: 'zeynep' })).rejects.toThrow(sentence);
    await expect(publish(deps, id, { by: 'zeynep' })).rejects.toThrow(sentence);
  });

  test('what cannot be published at its time goes back to its writers', async () => {
    const id = await letter('b');
    await step(deps, id, { type: 'scheduled', from: minutes(5) }, { by: 'zeynep' });
    await publish(deps, await letter('a'), { by: 'zeynep' });
    t.pass({ minutes: 6 });
    await jobs();
    expect([await numberOf(), await stateOf(id)]).toEqual([2, 'draft']);
    expect((await stepsOf(t.db, id)).at(-1)).toMatchObject({
      event: 'sentBack',
      note: expect.stringContaining('changed since'),
    });
  });
});

test('a new program brings its folder, with what was published over the one before', async () => {
  await publish(deps, await letter('a'), { by: 'zeynep' });
  const [[path, text] = ['', '']] = await label('Kommentar');
  await takeFolder(deps, new Map([...(await ownFiles()), [path, text]]));
  await t.definitions.reload();
  expect([t.definitions.release(), pattern().length, t.definitions.faults()]).toEqual([3, 1, []]);
  expect(t.definitions.form('survey/answer', 'de')?.ui).toMatchObject({
    comment: { 'ui:title': 'Kommentar' },
  });
  // A process of the program before starts again: what is in force stays so.
  await takeFolder(deps, await ownFiles());
  expect(await numberOf()).toBe(3);
});

test('of processes that start together one proves the new folder, and the others wait for it', async () => {
  const [[path, text] = ['', '']] = await label('Kommentar');
  const folder = new Map([...(await ownFiles()), [path, text]]);
  let proofs = 0;
  const prove: ReleaseDeps['prove'] = async (proof) => {
    proofs += 1;
    await sleep(50);
    return findsSound(proof);
  };
  await Promise.all([1, 2, 3].map(() => takeFolder({ ...deps, prove }, folder)));
  expect([proofs, await numberOf()]).toEqual([1, 2]);
});

describe('a folder that names an older release than the program before', () => {
  const program = async (text: string) =>
    new Map([
      ...(await ownFiles()),
      ...[...(await label(text))].map(([path, made]) => [path, made] as const),
    ]);
  const second = async (folder: Awaited<ReturnType<typeof program>>) => {
    const over = digestOf((await findPublished(t.db))?.files ?? {});
    await takeFolder(deps, await program('Kommentar'), over);
    await takeFolder(deps, folder, over);
    expect((await findPublished(t.db))?.files).toEqual(manifestOf(folder));
  };

  test('is written on', async () => second(await program('Bemerkung')));

  test('may undo what the program before changed', async () => {
    const [[path, text] = ['', '']] = await wishFor('a');
    await second(new Map([...(await ownFiles()), [path, `${text}\n`]]));
  });
});

describe('a file that a new program and a release changed', () => {
  const program = async (wish: string) =>
    new Map([
      ...(await ownFiles()),
      ...[...(await wishFor(wish))].map(([path, text]) => [path, text ?? ''] as const),
    ]);

  test('stops the start with its name, and what was published stays in force', async () => {
    await publish(deps, await letter('a'), { by: 'zeynep' });
    await expect(takeFolder(deps, await program('b'))).rejects.toThrow(
      `${APPROVAL} was changed by this program, and otherwise by what was published.`,
    );
    expect(await numberOf()).toBe(2);
  });

  test('is what the program has, where both changed it alike or it was written over the release', async () => {
    await publish(deps, await letter('a'), { by: 'zeynep' });
    const over = digestOf((await findPublished(t.db))?.files ?? {});
    await takeFolder(deps, await program('a'));
    expect([await numberOf(), (await findPublished(t.db))?.files]).toEqual([
      3,
      manifestOf(await program('a')),
    ]);
    await takeFolder(deps, await program('b'), over);
    expect([await numberOf(), (await findPublished(t.db))?.files]).toEqual([
      4,
      manifestOf(await program('b')),
    ]);
  });
});

test('what begins and what ends is found by its time, however many releases there were', async () => {
  const { db, asked } = heard(t.db);
  await runReleases({ ...deps, db }, () => {});
  const [sql = ''] = asked.filter((one) => one.includes('publish_until'));
  const plan = await t.db.transaction(async (tx) => {
    await tx.query('SET LOCAL enable_seqscan = off');
    return tx.query(`EXPLAIN ${sql}`, [t.now()]);
  });
  expect(JSON.stringify(plan)).toMatch(/definition_release_begins.*definition_release_ends/);
});

test('the log and the contents only grow', async () => {
  for (const table of ['definition_release_log', 'definition_file']) {
    await expect(t.db.query(`DELETE FROM ${table}`)).rejects.toThrow('only grows');
    await expect(t.db.query(`TRUNCATE ${table} CASCADE`)).rejects.toThrow('only grows');
  }
  await expect(t.db.query("UPDATE definition_release_log SET by = 'x'")).rejects.toThrow('only grows');
});
