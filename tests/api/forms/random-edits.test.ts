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
import { askForSummary, guestReady, sendOrder } from '../../support/orders.ts';
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

const guestPhone = (at: number) => `+49176040${String(10_000 + at).padStart(5, '0')}`;
const buyerPhone = (at: number) => `+49176050${String(10_000 + at).padStart(5, '0')}`;

/** Who is there already when the edit is saved: a guest with a proved phone, at times one with a number held. */
async function peopleBefore(at: number) {
  const isBuying = at % (isDeep ? 25 : 5) === 0;
  return {
    guest: await guestWithProof(t, guestPhone(at)),
    buyer: isBuying ? await guestReady(t, buyerPhone(at)) : undefined,
  };
}

type People = Awaited<ReturnType<typeof peopleBefore>>;

/** What a customer's browser sends in these minutes; a form may refuse it, the server may not break. */
async function customersGoOn(at: number, { guest }: People): Promise<number[]> {
  const phone = guestPhone(at);
  const registered = await guest.post(
    '/api/auth/register',
    registration({ phone, email: `e${at}@example.org` }),
  );
  const { valid } = await examplesOf('survey/answer');
  const entry = (await examplesOf('giveaway/entry')).valid;
  const others = [
    await t.client().post('/api/survey', valid),
    await t.client().post('/api/zoho/giveaway', { ...entry, email: `g${at}@example.org` }),
    await t.client().post('/api/phone-auth/generate-otp', { phone: `+49176060${10_000 + at}` }),
    await t.client().post('/api/phone-auth/verify-otp', { code: '123456' }),
    await t.client().post('/api/auth/login', { username: `e${at}@example.org`, password: 'Stadion-7Tor' }),
  ];
  return [registered, ...others].map(({ status }) => status);
}

/** An order as the wizard sends it. */
async function somebodyOrders({ buyer }: People): Promise<number[]> {
  if (!buyer) return [];
  const { client, forms } = buyer;
  const summary = await askForSummary(client, forms);
  return [summary.status, (await sendOrder(client, forms)).status];
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
    const people = await peopleBefore(at);
    await writeFile(join(copy.root, file), text);
    await t.definitions.reload();
    counted[t.definitions.faults().length > 0 ? 'heldBack' : 'taken'] += 1;
    expect(Object.keys(t.definitions.versions()), label).toEqual(expect.arrayContaining(ids));
    const id = dice.pick(ids);
    const judged = await t.client().post(`/api/forms/${id}/validate`, { [dice.pick(['a', 'email'])]: 'x' });
    const statuses = [judged.status, ...(await customersGoOn(at, people)), ...(await somebodyOrders(people))];
    expect(
      statuses.filter((status) => status >= 500 || status === 404),
      label,
    ).toEqual([]);
    await writeFile(join(copy.root, file), good);
    // Those who come next prove their phone by the forms as they ship.
    await t.definitions.reload();
    if (at % 100 === 99) console.log(`random edits: ${at + 1} done`);
  }
  await t.definitions.reload();
  expect(t.definitions.faults()).toEqual([]);
  console.log(`random edits: ${counted.heldBack} held back, ${counted.taken} taken`);
  expect(counted.heldBack).toBeGreaterThan(counted.taken / 4);
});
