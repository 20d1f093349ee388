import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import type { CountedTimes } from '../../../src/server/infra/figures/form-counts.ts';
import { formCounts } from '../../../src/server/infra/figures/form-counts.ts';
import { addCounts } from '../../../src/server/infra/figures/form-figure.repository.ts';
import { keepFigures } from '../../../src/server/infra/figures/keep-figures.service.ts';
import { forgetExpired } from '../../../src/server/retention.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import { daysAfter } from '../../../src/shared/durations.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { guestWithProof, phones, registration } from '../../support/people.ts';
import { type PostgresServer, startPostgres } from '../../support/postgres.ts';
import { twoPools } from '../../support/two-pools.ts';

const server = await startPostgres();
afterAll(() => server?.stop());

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(() => t.db.query('DELETE FROM form_figure', []));

const anna = { phone: phones.anna, email: 'anna@example.org' };
const kept = async () => {
  await keepFigures(t.deps);
  const rows = await t.db.query<{ form: string; event: string; field: string; rule: string; times: number }>(
    'SELECT form, event, field, rule, times FROM form_figure ORDER BY form, event, field, rule',
    [],
  );
  return rows.map(({ form, event, field, rule, times }) => [form, event, field, rule, times].join(' '));
};

test('what the server refuses is counted by field and rule, what it accepts as a whole', async () => {
  const client = await guestWithProof(t, phones.anna);
  await t.db.query('DELETE FROM form_figure', []);
  t.deps.figures.take();
  const form = registration(anna);
  const wrong = { ...form, contact: { ...form.contact, postalCode: '123', city: '' } };
  for (let n = 0; n < 2; n++) await client.post('/api/auth/register', wrong);
  expect(await kept()).toEqual([
    'auth/register refused   2',
    'auth/register refused /contact/city required 2',
    'auth/register refused /contact/postalCode pattern 2',
  ]);
  await client.post('/api/auth/register', form);
  expect(await kept()).toContain('auth/register passed   1');
  const [row] = await t.db.query<{ day: string; team: string; version: string; release: number }>(
    'SELECT day, team, version, release FROM form_figure LIMIT 1',
    [],
  );
  const version = t.definitions.versions()['auth/register'];
  expect(row).toEqual({ day: berlinToday(t.now()), team: 'kanarya', version, release: 0 });
});

test('names that were sent become no rows, and what was typed stands nowhere', async () => {
  const hostile = {
    username: 'secret-name',
    password: { deep: 'x' },
    "'; DROP TABLE users; --": 1,
    __proto__: 2,
  };
  await t.client().post('/api/auth/login', hostile);
  await t.client().post('/api/submissions/made/up', { field: 'x' });
  const rows = (await kept()).join('\n');
  expect(rows).toContain('auth/login refused   1');
  for (const typed of ['secret', 'DROP', 'proto', 'deep', 'made']) expect(rows).not.toContain(typed);
});

test('a dry run is no attempt', async () => {
  await t.client().post('/api/forms/auth/login/validate', {});
  expect(await kept()).toEqual([]);
});

const counted = (at: Partial<CountedTimes> = {}): CountedTimes => ({
  ...{ day: '2026-11-01', team: 'kanarya', form: 'auth/login', version: 'v', release: 1 },
  ...{ event: 'refused', field: '/username', rule: 'required', times: 1, ...at },
});

test('counters are kept for 400 days', async () => {
  const day = (ago: number) => berlinToday(daysAfter(t.now(), -ago));
  await addCounts(t.db, [counted({ day: day(402) }), counted({ day: day(399) })]);
  await forgetExpired(t.db, t.now());
  expect(await t.db.query('SELECT day FROM form_figure', [])).toEqual([{ day: day(399) }]);
});

test('what could not be stored is stored the next time', async () => {
  const figures = formCounts();
  const { times, ...one } = counted();
  figures.add(one, times);
  const away: Pick<Database, 'query'> = { query: () => Promise.reject(new Error('away')) };
  await expect(keepFigures({ db: { ...t.db, ...away }, figures })).rejects.toThrow('away');
  figures.add(one);
  await keepFigures({ db: t.db, figures });
  expect(await kept()).toEqual(['auth/login refused /username required 2']);
  expect(figures.take()).toEqual([]);
});

type Add = typeof addCounts;

/** Wrong on purpose: looks first and adds afterwards. */
const naiveAdd: Add = async (db, [one]) => {
  const [seen] = await db.query<{ times: number }>('SELECT times FROM form_figure WHERE field = $1', [
    one?.field,
  ]);
  if (!seen) return addCounts(db, one ? [one] : []);
  await db.query('UPDATE form_figure SET times = $1 WHERE field = $2', [seen.times + 1, one?.field]);
};

describe.skipIf(!server)('two processes that count at once on PostgreSQL', () => {
  let two: Awaited<ReturnType<typeof twoPools>>;
  beforeAll(async () => {
    two = await twoPools(server as PostgresServer); // skipped without a server
  });
  afterAll(() => two.close());

  async function race(add: Add, fields: readonly string[]): Promise<number[]> {
    await Promise.all(
      Array.from({ length: 200 }, (_, n) => {
        const each = fields.map((field) => counted({ field }));
        return add(two.pools[n % 2] as Database, n % 3 ? each : each.reverse()); // one of the two
      }),
    );
    const rows = await two.pools[0].query<{ times: number }>(
      'SELECT times FROM form_figure WHERE field = ANY ($1)',
      [fields],
    );
    return rows.map(({ times }) => times);
  }

  it('lose nothing and wait in no circle', async () => {
    expect(await race(addCounts, ['/a', '/b', '/c'])).toEqual([200, 200, 200]);
  });

  it('and the same race catches a variant that looks first and adds afterwards', async () => {
    await addCounts(two.pools[0], [counted({ field: '/naive' })]);
    expect((await race(naiveAdd, ['/naive']))[0]).toBeLessThan(201);
  });
});
