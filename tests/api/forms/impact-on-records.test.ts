import { afterAll, beforeAll, expect, test } from 'vitest';
import { runOperation } from '../../../src/server/start/run-operation.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { copyDefinitions, type DefinitionsCopy } from '../../support/definitions-copy.ts';
import { examplesOf } from '../../support/example.ts';
import { guestWithOrder } from '../../support/orders.ts';
import { customer } from '../../support/people.ts';
import { followRecipe } from '../../support/recipe.ts';

let t: TestApp;
let draft: DefinitionsCopy;
beforeAll(async () => {
  t = await createTestApp();
  draft = await copyDefinitions();
});
afterAll(async () => {
  await t.close();
  await draft.remove();
});

const impact = async () => {
  const { said, code } = await runOperation(t.deps, ['impact', draft.root]);
  return { lines: said.split('\n'), code };
};

test('nothing that is kept would have been refused by the same definitions', async () => {
  expect(await impact()).toEqual({ code: 0, lines: ['0 records of the last 30 days replayed.'] });
});

test('tells how many records would have been refused, by field and rule, and nothing of whom', async () => {
  for (const name of ['anna', 'bora'] as const) await customer(t, name);
  await t.db.query(`UPDATE users SET postal_code = '50667' WHERE email LIKE 'bora@%'`);
  const company = (await examplesOf('auth/corporate-register')).valid;
  (await t.client().post('/api/zoho/corporate-register', company)).payload();
  (await t.client().post('/api/survey', { rating: 1, comment: 'Lang genug.' })).payload();
  (
    await t.client().post('/api/submissions/support/barrier', (await examplesOf('support/barrier')).valid, {
      'idempotency-key': 'barrier-1',
    })
  ).payload();
  await draft.edit('schemas/definitions/postalCode.schema.json', (file) =>
    file.replace(/"pattern": "[^"]*"/, '"pattern": "^1[0-9]{4}$"'),
  );
  await draft.edit('schemas/survey/answer.schema.json', (file) =>
    file.replace('[1, 2, 3, 4, 5]', '[2, 3, 4, 5]'),
  );
  await draft.edit('schemas/support/barrier.schema.json', (file) =>
    file.replace('"required": ["place", "message"]', '"required": ["place", "message", "email"]'),
  );
  const { lines } = await impact();
  const text = lines.join('\n');
  expect(text).toMatch(
    /auth\/register: 1 of \d+ records of the last 30 days would have been refused\n {2}\/contact\/postalCode by "pattern": 1, e\.g\. •••/,
  );
  expect(text).toMatch(/survey\/answer: 1 of 1 .*\n {2}\/rating by "enum": 1, e\.g\. •••/);
  expect(text).toMatch(/support\/barrier: 1 of 1 .*\n {2}\/email by "required": 1, e\.g\. left out/);
  expect(text).not.toMatch(/50667|bora|anna/i);
  expect(lines.at(-1)).toMatch(/^[1-9]\d* records of the last 30 days replayed\.$/);
  // Outside of the time nobody looks.
  t.pass({ days: 40 });
  expect((await impact()).lines.at(-1)).toBe('0 records of the last 30 days replayed.');
});

test('a record is judged with the order that it was sent with', async () => {
  await customer(t, 'cem');
  await guestWithOrder(t, '+491701234567');
  const bound = await copyDefinitions();
  await followRecipe(bound.root, 'ask for a minimum age by plan');
  await bound.edit('schemas/auth/register.schema.json', (file) =>
    file.replace('"const": "single"', '"const": "flex"').replace('"minAge": 21', '"minAge": 99'),
  );
  await bound.edit('schemas/definitions/accountHolder.schema.json', (file) =>
    file.replace('"maxLength": 70', '"maxLength": 60'),
  );
  await bound.edit('schemas/order/jersey.schema.json', (file) => file.replace('"S", ', ''));
  const { said } = await runOperation(t.deps, ['impact', bound.root]);
  await bound.remove();
  expect(said).toMatch(/account\/bank-account: 0 of 0 records /);
  expect(said).toMatch(/order\/payment: 0 of 1 records /);
  expect(said).toMatch(/order\/jersey: 0 of 0 records /);
  // The other customer registered without an order.
  expect(said).toMatch(
    /auth\/register: 1 of 2 records .*\n {2}\/personal\/birthday by "singleAge": 1, e\.g\. \d{4}-••-••/,
  );
});

test('what is neither a commit nor a folder changes nothing', async () => {
  const { said, code } = await runOperation(t.deps, ['impact', '--output=/tmp/x']);
  expect({ said, code }).toEqual({
    code: 1,
    said: '"--output=/tmp/x" is neither a commit nor a folder that holds definitions.',
  });
});
