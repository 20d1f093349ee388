import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { callLinesOf, chooseCalls, customerWithLine, wanted } from '../../support/calls.ts';
import { live } from '../../support/lines.ts';
import { logIn } from '../../support/people.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const mailsOf = async (email: string) =>
  (await t.outbox(email)).filter(({ template }) => template === 'itemised-chosen').map(({ text }) => text);
const choicesOf = (contractId: string) =>
  t.db.query(
    `SELECT choice, line_use AS "lineUse", definition_version <> '' AS "hasVersion" FROM itemised_choice
      WHERE contract_id = $1 ORDER BY created_at`,
    [contractId],
  );

const said = {
  de: [
    /ohne die letzten drei Ziffern.*erklärt, dass alle informiert sind/s,
    /ganzen Rufnummer/,
    /keine einzelnen/,
  ],
  tr: [/son üç hanesi olmadan.*bilgilendirildiğini/s, /numaranın tamamıyla/, /artık tek tek kaydetmiyoruz/],
};

test.each(['de', 'tr'] as const)(
  'each change is stored with its declaration, and told (%s)',
  async (lang) => {
    const { client, email, line } = await customerWithLine(t);
    await t.db.query('UPDATE users SET lang = $2 WHERE email = $1', [email, lang]);
    expect(line).toMatchObject({ choice: 'off', chosenAt: null, isRunning: true, months: [] });
    for (const choice of ['shortened', 'whole', 'off'] as const) {
      const answer = await chooseCalls(client, line, wanted[choice]);
      expect(answer.payload<{ line: object }>().line).toMatchObject({
        choice,
        chosenAt: t.now().toISOString(),
      });
      t.pass({ minutes: 1 });
    }
    const declared = { lineUse: 'private', hasVersion: true };
    expect(await choicesOf(line.contractId)).toEqual([
      { ...declared, choice: 'shortened' },
      { ...declared, choice: 'whole' },
      { choice: 'off', lineUse: null, hasVersion: true },
    ]);
    const mails = await mailsOf(email);
    expect(mails).toHaveLength(3);
    for (const [at, text] of mails.entries()) expect(text).toMatch(said[lang][at] ?? /never/);
  },
);

test('the same choice again changes nothing and tells nothing', async () => {
  const { client, email, line } = await customerWithLine(t);
  await chooseCalls(client, line, wanted.shortened);
  t.pass({ minutes: 5 });
  (await chooseCalls(client, line, wanted.shortened)).payload();
  expect(await choicesOf(line.contractId)).toHaveLength(1);
  expect(await mailsOf(email)).toHaveLength(1);
});

test.each([
  ['without a word of who uses the line', { choice: 'whole' }],
  ['without the declaration of a household', { choice: 'whole', lineUse: 'private' }],
  ['with a declaration that is not given', { choice: 'whole', lineUse: 'private', usersInformed: false }],
  [
    'of a firm with the declaration of a household',
    { choice: 'whole', lineUse: 'business', usersInformed: true },
  ],
  ['of a firm without a declaration', { choice: 'shortened', lineUse: 'business' }],
])('nothing is switched on %s', async (_what, body) => {
  const { client, line } = await customerWithLine(t);
  expect((await chooseCalls(client, line, body)).problem()).toMatchObject({
    status: 422,
    referenceCode: 1100,
  });
  expect((await callLinesOf(client))[0]).toMatchObject({ choice: 'off' });
  expect(await choicesOf(line.contractId)).toEqual([]);
});

test('a firm declares that its staff is informed', async () => {
  const { client, line } = await customerWithLine(t);
  (await chooseCalls(client, line, wanted.ofFirm)).payload();
  expect(await choicesOf(line.contractId)).toEqual([
    { choice: 'whole', lineUse: 'business', hasVersion: true },
  ]);
});

test('to switch on wants the step-up, to switch off does not', async () => {
  const { client, email, line } = await customerWithLine(t);
  await chooseCalls(client, line, wanted.whole);
  await logIn(client, email);
  expect((await chooseCalls(client, line, wanted.shortened)).problem()).toMatchObject({
    status: 403,
    referenceCode: 1112,
  });
  (await chooseCalls(client, line, wanted.off)).payload();
  expect((await callLinesOf(client))[0]).toMatchObject({ choice: 'off' });
});

test('another customer chooses nothing for the line: 1109', async () => {
  const { line } = await customerWithLine(t);
  const { client } = await customerWithLine(t);
  for (const body of [wanted.whole, wanted.off])
    expect((await chooseCalls(client, line, body)).problem()).toMatchObject({
      status: 404,
      referenceCode: 1109,
    });
  expect(await choicesOf(line.contractId)).toEqual([]);
});

test('a line that has ended is not switched on any more', async () => {
  const { client, line, again } = await customerWithLine(t);
  await t.db.query('UPDATE contract SET ended_on = $2 WHERE id = $1', [
    line.contractId,
    t.now().toISOString().slice(0, 10),
  ]);
  await live(t, 2);
  await again().catch(() => undefined); // The line is not listed: it has no connection.
  expect((await chooseCalls(client, line, wanted.whole)).problem()).toMatchObject({ referenceCode: 1109 });
});
