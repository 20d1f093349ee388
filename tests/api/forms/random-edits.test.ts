import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definitionFiles } from '../../../src/definitions/meta/lint-meta.ts';
import { diceOf } from '../../invariants/harness/dice.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { ROOT } from '../../support/definitions.ts';
import { copyDefinitions, type DefinitionsCopy } from '../../support/definitions-copy.ts';
import { examplesOf } from '../../support/example.ts';
import { randomEdit } from '../../support/mistakes/random-edit.ts';
import { askForSummary, guestReady, orderForms, sendOrder } from '../../support/orders.ts';
import { guestWithProof, registration } from '../../support/people.ts';
import { runSeed } from '../../support/run-seed.ts';

const isDeep = process.env.DEEP === '1';
const edits = isDeep ? 2000 : 25;
const seed = runSeed();

let t: TestApp;
let copy: DefinitionsCopy;
beforeAll(async () => {
  copy = await copyDefinitions();
  t = await createTestApp({
    root: copy.root,
    env: { RATE_LIMIT_PER_MINUTE: '1000000', VALIDATE_LIMIT_PER_MINUTE: '1000000' },
  });
});
afterAll(async () => {
  await t.close();
  await copy.remove();
});

/** What a customer's browser sends in these minutes; a form may refuse it, the server may not break. */
async function customersGoOn(at: number): Promise<number[]> {
  const phone = `+49176040${String(10_000 + at).padStart(5, '0')}`;
  const guest = await guestWithProof(t, phone);
  const registered = await guest.post(
    '/api/auth/register',
    registration({ phone, email: `e${at}@example.org` }),
  );
  const { valid } = await examplesOf('survey/answer');
  const entry = (await examplesOf('giveaway/entry')).valid;
  const others = [
    await t.client().post('/api/survey', valid),
    await t.client().post('/api/zoho/giveaway', { ...entry, email: `g${at}@example.org` }),
    await t.client().post('/api/auth/login', { username: `e${at}@example.org`, password: 'Stadion-7Tor' }),
  ];
  return [registered, ...others].map(({ status }) => status);
}

/** An order as the wizard sends it. */
async function somebodyOrders(at: number): Promise<number> {
  const { client, number } = await guestReady(t, `+49176050${String(10_000 + at).padStart(5, '0')}`);
  const forms = orderForms(number.id);
  await askForSummary(client, forms);
  return (await sendOrder(client, forms)).status;
}

test(`${edits} careless edits of the definitions: no fault of ours, every form answers`, {
  timeout: isDeep ? 7_200_000 : 240_000,
}, async () => {
  console.log(`random edits: SEED=${seed} repeats these ${edits}.`);
  const dice = diceOf(seed);
  const files = (await definitionFiles(copy.root)).filter((file) => !file.endsWith('.examples.json'));
  const ids = Object.keys(t.definitions.versions()).filter((id) => !id.endsWith('.flow'));
  const counted = { heldBack: 0, taken: 0 };
  for (let at = 0; at < edits; at++) {
    const file = dice.pick(files);
    const good = await readFile(join(ROOT, file), 'utf8');
    const { text, what } = randomEdit(good, dice);
    const label = `SEED=${seed}, edit ${at}: ${file}, ${what}`;
    await writeFile(join(copy.root, file), text);
    await t.definitions.reload();
    counted[t.definitions.faults().length > 0 ? 'heldBack' : 'taken'] += 1;
    expect(Object.keys(t.definitions.versions()), label).toEqual(expect.arrayContaining(ids));
    const id = dice.pick(ids);
    const judged = await t.client().post(`/api/forms/${id}/validate`, { [dice.pick(['a', 'email'])]: 'x' });
    const statuses = [judged.status, ...(await customersGoOn(at))];
    if (at % (isDeep ? 25 : 5) === 0) statuses.push(await somebodyOrders(at));
    expect(
      statuses.filter((status) => status >= 500 || status === 404),
      label,
    ).toEqual([]);
    await writeFile(join(copy.root, file), good);
  }
  await t.definitions.reload();
  expect(t.definitions.faults()).toEqual([]);
  console.log(`random edits: ${counted.heldBack} held back, ${counted.taken} taken`);
  expect(counted.heldBack).toBeGreaterThan(counted.taken / 4);
});
