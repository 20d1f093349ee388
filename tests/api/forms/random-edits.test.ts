import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
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
/** 2,000 in the long form, 500 by each of four seeds; the short form makes one batch. */
const edits = isDeep ? 500 : 25;
const batch = 25;
const first = runSeed();
const seeds = Array.from({ length: isDeep ? 4 : 1 }, (_, i) => first + i);

let t: TestApp;
let copy: DefinitionsCopy;
// Each seed begins with all numbers on offer.
beforeEach(async () => {
  copy = await copyDefinitions();
  t = await createTestApp({
    root: copy.root,
    env: { RATE_LIMIT_PER_MINUTE: '1000000', VALIDATE_LIMIT_PER_MINUTE: '1000000' },
  });
});
afterEach(async () => {
  await t.close();
  await copy.remove();
});

let people = 0;

/** Who is there already when an edit is saved: a guest with a proved phone, at times one with a number held. */
async function peopleBefore(isBuying: boolean) {
  people += 1;
  const phone = `+49176040${String(10_000 + people).padStart(5, '0')}`;
  return {
    at: people,
    phone,
    guest: await guestWithProof(t, phone),
    buyer: isBuying ? await guestReady(t, phone.replace('040', '050')) : undefined,
  };
}

type People = Awaited<ReturnType<typeof peopleBefore>>;

/** What a customer's browser sends in these minutes; a form may refuse it, the server may not break. */
async function customersGoOn({ at, phone, guest }: People): Promise<number[]> {
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

test.each(seeds)(
  `seed %i: ${edits} careless edits of the definitions, no fault of ours, every form answers`,
  {
    timeout: isDeep ? 7_200_000 : 240_000,
  },
  async (seed) => {
    console.log(`random edits: SEED=${seed} repeats these ${edits}.`);
    const dice = diceOf(seed);
    const files = (await definitionFiles(copy.root)).filter((file) => !file.endsWith('.examples.json'));
    const ids = Object.keys(t.definitions.versions()).filter((id) => !id.endsWith('.flow'));
    const counted = { heldBack: 0, taken: 0, registered: 0, ordered: 0 };
    let before: { file: string; good: string } | undefined;
    const mend = async () => {
      if (before) await writeFile(join(copy.root, before.file), before.good);
      before = undefined;
    };
    let waiting: People[] = [];
    for (let at = 0; at < edits; at++) {
      if (at % batch === 0) {
        // These prove their phone by the forms as they ship, and stay while the files change under them.
        await mend();
        await t.definitions.reload();
        waiting = [];
        for (let i = 0; i < batch; i++) waiting.push(await peopleBefore(i % 5 === 0));
      }
      const file = dice.pick(files);
      const good = await readFile(join(ROOT, file), 'utf8');
      const { text, what } = randomEdit(good, dice);
      const label = `SEED=${seed}, edit ${at}: ${file}, ${what}`;
      await mend();
      await writeFile(join(copy.root, file), text);
      before = { file, good };
      await t.definitions.reload();
      counted[t.definitions.faults().length > 0 ? 'heldBack' : 'taken'] += 1;
      // Whatever it is, the linter has a sentence for it.
      expect(
        t.definitions
          .faults()
          .map(({ sentence }) => sentence)
          .join(),
        label,
      ).not.toContain('to a developer');
      expect(Object.keys(t.definitions.versions()), label).toEqual(expect.arrayContaining(ids));
      const id = dice.pick(ids);
      const judged = await t.client().post(`/api/forms/${id}/validate`, { [dice.pick(['a', 'email'])]: 'x' });
      const they = waiting[at % batch] ?? (await peopleBefore(false));
      const [registered = 0, ...others] = await customersGoOn(they);
      const ordered = await somebodyOrders(they);
      if (registered === 201) counted.registered += 1;
      if (ordered.at(-1) === 201) counted.ordered += 1;
      expect(
        [judged.status, registered, ...others, ...ordered].filter(
          (status) => status >= 500 || status === 404,
        ),
        label,
      ).toEqual([]);
      if (at % 100 === 99) console.log(`random edits: ${at + 1} done`);
    }
    await mend();
    await t.definitions.reload();
    expect(t.definitions.faults()).toEqual([]);
    const { heldBack, taken, registered, ordered } = counted;
    console.log(
      `random edits: ${heldBack} held back, ${taken} taken; ${registered} registered and ${ordered} ordered meanwhile`,
    );
    expect(heldBack).toBeGreaterThan(taken / 4);
    expect(registered).toBeGreaterThan(edits / 2);
    expect(ordered).toBeGreaterThan(0);
  },
);
