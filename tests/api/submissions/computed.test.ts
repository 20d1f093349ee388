import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { copyDefinitions, type DefinitionsCopy } from '../../support/definitions-copy.ts';
import { customer } from '../../support/people.ts';
import { followRecipe } from '../../support/recipe.ts';
import { stepUp } from '../../support/step-up.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const FORM = 'account/change-owner';
let copy: DefinitionsCopy;
let t: TestApp;

async function edit(file: string, change: (json: Record<string, object>) => object) {
  const path = join(copy.root, file);
  const json = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, JSON.stringify({ ...json, ...change(json) }));
}

const cents = { type: 'integer', minimum: 0, maximum: 5000 };
const labels = { lines: 'Anschlüsse', fee: 'Gebühr gesamt' };

/** The form of the guide's page asks for the number of lines and computes the fee. */
beforeAll(async () => {
  copy = await copyDefinitions();
  await followRecipe(copy.root, 'add a form');
  await edit(`schemas/${FORM}.schema.json`, ({ properties }) => ({
    properties: {
      ...properties,
      lines: { ...cents, maximum: 9 },
      fee: { type: 'integer', 'x-compute': { product: [{ $data: '1/lines' }, 1250] } },
    },
  }));
  await edit(`ui-schemas/${FORM}.ui.json`, () => ({
    'ui:order': ['name', 'lines', 'fee'],
    fee: { 'ui:options': { format: 'money' } },
  }));
  for (const lang of ['de', 'tr'])
    await edit(`locales/${lang}/account.json`, () => ({
      'account.change-owner.lines.label': labels.lines,
      'account.change-owner.lines.error.minimum': 'x',
      'account.change-owner.lines.error.maximum': 'x',
      'account.change-owner.fee.label': labels.fee,
    }));
  t = await createTestApp({ root: copy.root });
  expect(t.definitions.faults()).toEqual([]);
});
afterAll(async () => {
  await t.close();
  await copy.remove();
});

test("the server's value is stored, mailed to the service, shown and exported; what was sent is not", async () => {
  const { client } = await customer(t, 'anna', { team: 'kartal' });
  const sent = { name: 'Can Demir', lines: 3, fee: 1 };
  const answer = await client.post(`/api/submissions/${FORM}`, sent, { 'idempotency-key': randomUUID() });
  expect(answer.status).toBe(201);
  const [row] = await t.db.query<{ answers: Record<string, { values: object }> }>(
    'SELECT answers FROM submission',
  );
  expect(row?.answers[FORM]?.values).toEqual({ '/name': 'Can Demir', '/lines': 3, '/fee': 3750 });
  const mail = (await t.outbox()).find(({ template }) => template === 'submission-new');
  expect(mail?.text).toMatch(/Gebühr gesamt: 37,50\s€/);
  const shown = await client.get('/api/submissions/me');
  expect(shown.text).toMatch(/37,50\s€/);
  await stepUp(client);
  const exported = await client.get('/api/auth/me/export');
  expect(exported.status, exported.text).toBe(200);
  expect(exported.text).toContain('"/fee":3750');
  expect(exported.text).not.toContain('"/fee":1,');
});
