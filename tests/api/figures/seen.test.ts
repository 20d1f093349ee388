import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keepFigures } from '../../../src/server/infra/figures/keep-figures.service.ts';
import type { SeenOfForm } from '../../../src/shared/api/forms.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(() => t.db.query('DELETE FROM form_figure', []));

const seen = (part: Partial<SeenOfForm> = {}): SeenOfForm => ({
  ...{ version: t.definitions.versions()['auth/register'] ?? '', began: true, refused: [], left: null },
  ...part,
});
const tell = (body: object, form = 'auth/register') => t.client().post(`/api/forms/${form}/seen`, body);
const kept = async () => {
  await keepFigures(t.deps);
  const rows = await t.db.query<{ event: string; field: string; rule: string; times: number }>(
    'SELECT event, field, rule, times FROM form_figure ORDER BY event, field, rule',
    [],
  );
  return rows.map(({ event, field, rule, times }) => [event, field, rule, times].join(' '));
};

test('what a browser has seen is counted: begun, refused by which rule, and where it was left', async () => {
  const refused = [
    { path: '/contact/postalCode', rule: 'pattern' },
    { path: '/contact/postalCode', rule: 'pattern' },
  ];
  const answer = await tell(seen({ refused, left: '/contact/city' }));
  expect([answer.status, answer.payload()]).toEqual([202, { isCounted: true }]);
  await tell(seen());
  expect(await kept()).toEqual([
    'began   2',
    'left /contact/city  1',
    'stopped /contact/postalCode pattern 1',
  ]);
});

test('names that the form does not have become no rows', async () => {
  const refused = [
    { path: '/contact/postalCode', rule: 'Anna Muster' },
    { path: '/anna@example.org', rule: 'pattern' },
    { path: '/__proto__', rule: 'constructor' },
  ];
  await tell(seen({ began: false, refused, left: '/+4917139200001' }));
  expect(await kept()).toEqual(['left   1']);
});

test('another version than the one in force is not counted, and what is no form is not found', async () => {
  expect((await tell(seen({ version: 'older' }))).payload()).toEqual({ isCounted: false });
  expect((await tell(seen(), 'made/up')).status).toBe(404);
  expect((await tell({ ...seen(), typed: 'secret' })).status).toBe(422);
  expect((await tell(seen({ refused: Array(101).fill({ path: '/a', rule: 'b' }) }))).status).toBe(422);
  expect(await kept()).toEqual([]);
});
