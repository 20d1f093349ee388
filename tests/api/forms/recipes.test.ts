import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../../src/definitions/cli/run-command.ts';
import { contracts } from '../../../src/server/contracts.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { ROOT } from '../../support/definitions.ts';
import { copyDefinitions, type DefinitionsCopy } from '../../support/definitions-copy.ts';
import { readMoreRecipes, withoutTranslations } from '../../support/guide.ts';
import { couponBesideData, flowJobs } from '../../support/jobs/flow-jobs.ts';
import { jerseyJobs } from '../../support/jobs/jersey-jobs.ts';
import { type Bench, type Job, type JobName, type RecipeCase, twentyJobs } from '../../support/jobs/job.ts';
import { furtherMessageRecipes, messageJobs, ownList } from '../../support/jobs/message-jobs.ts';
import { numberJobs } from '../../support/jobs/number-jobs.ts';
import { pageJobs } from '../../support/jobs/page-jobs.ts';
import { databaseRows, exportedRows, namedColumns } from '../../support/jobs/places.ts';
import { ruleJobs } from '../../support/jobs/rule-jobs.ts';
import { startStaffSystems } from '../../support/jobs/staff.ts';
import { wordJobs } from '../../support/jobs/word-jobs.ts';
import { customer } from '../../support/people.ts';
import { followRecipe } from '../../support/recipe.ts';
import { stepUp } from '../../support/step-up.ts';

const jobs: Record<JobName, Job> = {
  ...numberJobs,
  ...messageJobs,
  ...jerseyJobs,
  ...pageJobs,
  ...ruleJobs,
  ...flowJobs,
  ...wordJobs,
};
const cases: [string, RecipeCase][] = [
  ...Object.entries(jobs),
  ['a list of your own', ownList],
  ['the coupon beside the data', couponBesideData],
  ...furtherMessageRecipes,
];

let copy: DefinitionsCopy;
let staff: Awaited<ReturnType<typeof startStaffSystems>>;
let t: TestApp;
let bench: Bench;

beforeAll(async () => {
  copy = await copyDefinitions();
  staff = await startStaffSystems();
  t = await createTestApp({ root: copy.root, env: { ...staff.env, EXTRA_LANGUAGES: 'en' } });
  const { client: ayse } = await customer(t, 'anna');
  await stepUp(ayse);
  bench = { t, ayse };
});
afterEach(async () => {
  for (const folder of ['schemas', 'ui-schemas', 'locales']) {
    await rm(join(copy.root, folder), { recursive: true });
    await cp(join(ROOT, folder), join(copy.root, folder), { recursive: true });
  }
  await t.definitions.reload();
});
afterAll(async () => {
  await t.close();
  await staff.stop();
  await copy.remove();
});

/** What the analysts' command says of the files as they are now. */
async function check(): Promise<string> {
  const lines: string[] = [];
  await runCommand(['check'], { root: copy.root, now: t.now(), contracts, say: (line) => lines.push(line) });
  return withoutTranslations(lines.join('\n'));
}

/** Sends the form and looks into the three places. */
async function ask({ send, stored: { table } }: NonNullable<RecipeCase['question']>) {
  const { status, client } = await send(bench);
  return {
    isTaken: status < 300,
    database: await databaseRows(t, table),
    exported: await exportedRows(client, table),
    staff: await staff.received(t),
  };
}

test('the twenty jobs are tried here, and none is left out', () => {
  expect(Object.keys(jobs).sort()).toEqual([...twentyJobs].sort());
  expect(new Set(twentyJobs).size).toBe(20);
});

test('each further recipe is tried here', async () => {
  const tried = cases.map(([, { recipe }]) => recipe);
  for (const { title } of await readMoreRecipes()) expect(tried).toContain(title);
});

test.each(cases)('%s: by JSON alone', async (_name, { recipe, question, effect }) => {
  const row = expect.objectContaining(question?.stored.columns ?? {});
  const exportedRow = expect.objectContaining(namedColumns(question?.stored.columns ?? {}));
  const line = expect.stringContaining(question?.staff ?? '');
  expect(await effect?.see(bench)).toEqual(effect?.before);
  if (question)
    expect(await ask(question)).toEqual({
      isTaken: false,
      database: expect.not.arrayContaining([row]),
      exported: expect.not.arrayContaining([exportedRow]),
      staff: expect.not.arrayContaining([line]),
    });

  await followRecipe(copy.root, recipe);
  expect(await check()).toMatch(/: 0 faults, 0 remarks\.\s*$/);
  await t.definitions.reload();
  expect(t.definitions.faults()).toEqual([]);

  if (question) {
    const found = await ask(question);
    expect(found.isTaken).toBe(true);
    expect(found.database, 'the database').toContainEqual(row);
    if (question.notExported) expect(found.exported, question.notExported).toEqual([]);
    else expect(found.exported, 'the export').toContainEqual(exportedRow);
    expect(found.staff, 'what the staff gets').toContainEqual(line);
  }
  expect(await effect?.see(bench)).toEqual(effect?.after);
});
