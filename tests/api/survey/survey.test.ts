import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { examplesOf } from '../../support/example.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

test('an answer is stored without a name', async () => {
  const answer = await t.client({ team: 'kartal' }).post('/api/survey', { rating: 4, comment: '  Gut! ' });
  expect(answer.status).toBe(201);
  const rows = await t.db.query('SELECT team, lang, rating, comment FROM survey_answer');
  expect(rows).toEqual([{ team: 'kartal', lang: 'de', rating: 4, comment: 'Gut!' }]);
});

test('what the form refuses is not stored', async () => {
  const { refused } = await examplesOf('survey/answer');
  expect((await t.client().post('/api/survey', refused.data)).problem()).toMatchObject({
    status: 422,
    errors: [{ path: refused.path, rule: refused.rule }],
  });
  expect(await t.db.query('SELECT id FROM survey_answer')).toHaveLength(1);
});
