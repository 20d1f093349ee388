import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CountedTimes } from '../../../src/server/infra/figures/form-counts.ts';
import { addCounts } from '../../../src/server/infra/figures/form-figure.repository.ts';
import { enter } from '../../../src/server/modules/workbench/sign-in.service.ts';
import type { FiguresView } from '../../../src/shared/api/workbench-figures.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import { daysAfter } from '../../../src/shared/durations.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import type { TestClient } from '../../support/test-client.ts';

let t: TestApp;
let staff: TestClient;
beforeAll(async () => {
  t = await createTestApp({ withReleases: true, env: { WORKBENCH: '1', DEFINITIONS_FROM: 'release' } });
  const person = { subject: 'test mehmet', id: 'mehmet', name: 'Mehmet', roles: ['reviewer' as const] };
  const entered = await enter(t.deps, person, 8 * 3600);
  staff = t.client();
  if ('token' in entered) staff.cookies.set('fanline-staff', entered.token);
});
afterAll(() => t.close());
beforeEach(() => t.db.query('DELETE FROM form_figure', []));

const count = (at: Partial<CountedTimes>, ago = 0): CountedTimes => ({
  ...{ day: berlinToday(daysAfter(t.now(), -ago)), team: 'kanarya', form: 'auth/register', version: 'v' },
  ...{ release: 1, event: 'refused', field: '', rule: '', times: 1, ...at },
});
const asked = async (query: string) =>
  (await staff.get(`/workbench/api/figures?${query}`)).payload<FiguresView>();

test('figures are added up by form, field and rule', async () => {
  const postalCode = { field: '/contact/postalCode' };
  await addCounts(t.db, [
    ...[count({ event: 'began', times: 9 }), count({ times: 2 }), count({ event: 'passed', times: 5 })],
    count({ ...postalCode, rule: 'pattern', times: 2 }),
    count({ ...postalCode, rule: 'pattern', times: 3, event: 'stopped' }),
    count({ ...postalCode, event: 'left' }),
    count({ event: 'left' }, 3),
  ]);
  const { forms, since } = await asked('days=7');
  expect(since).toBe(berlinToday(daysAfter(t.now(), -6)));
  expect(forms).toEqual([
    {
      ...{ form: 'auth/register', began: 9, left: 2, passed: 5, refused: 2 },
      title: t.definitions.form('auth/register', 'de')?.words.title,
      fields: [
        {
          ...{ pointer: '/contact/postalCode', label: 'Postleitzahl', left: 1 },
          rules: [{ rule: 'pattern', stopped: 3, refused: 2 }],
        },
      ],
    },
  ]);
});

test('by days, brand and release', async () => {
  await addCounts(t.db, [
    count({}, 6),
    count({ times: 10 }, 7),
    count({ times: 100, team: 'aslan', release: 2 }),
  ]);
  const refused = async (query: string) => (await asked(query)).forms.map((form) => form.refused);
  expect(await refused('days=7')).toEqual([101]);
  expect(await refused('days=30')).toEqual([111]);
  expect(await refused('days=30&team=aslan')).toEqual([100]);
  expect(await refused('days=30&release=1')).toEqual([11]);
  expect(await refused('days=30&release=1&team=aslan')).toEqual([]);
  expect(await asked('days=90')).toMatchObject({ teams: ['aslan', 'kanarya'], releases: [2, 1] });
});

test('others see nothing, and another range is refused', async () => {
  expect((await t.client().get('/workbench/api/figures?days=7')).status).toBe(404);
  expect((await staff.get('/workbench/api/figures?days=8')).status).toBe(422);
  expect((await staff.get('/workbench/api/figures?days=7&release=x')).status).toBe(422);
});
