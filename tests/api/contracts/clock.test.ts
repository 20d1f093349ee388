import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { invoicesOf, paidOrder } from '../../support/lines.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ withShiftedClock: true });
});
afterAll(() => t.close());

const move = (payload: string) =>
  t.app.inject({
    method: 'POST',
    url: '/dev/clock',
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

test('the page shows the time and moves it, day by day with what each brings', async () => {
  const { order } = await paidOrder(t);
  expect((await t.app.inject('/dev/clock')).body).toContain('02.03.2026, 11:00:00');
  expect((await move('by=month')).statusCode).toBe(303);
  expect((await t.app.inject('/dev/clock')).body).toContain('02.04.2026');
  const monthly = (await invoicesOf(t, order.id)).filter(({ kind }) => kind === 'monthly');
  expect(monthly.map(({ issuedOn }) => issuedOn)).toEqual(['2026-03-02', '2026-04-02']);
  await move('by=week');
  await move('to=2026-04-11');
  expect((await t.app.inject('/dev/clock')).body).toContain('11.04.2026');
});

test('it only goes forward, by a year at most, to days that exist', async () => {
  for (const to of ['2026-03-01', '2031-01-01', '2026-02-31', 'tomorrow'])
    expect((await move(`to=${to}`)).statusCode).toBe(422);
});

test.each([
  ['in spring', '2026-03-28T22:30:00Z', '2026-03-30', '30.03.2026, 23:30:00'],
  ['in autumn', '2026-10-24T22:30:00Z', '2026-10-26', '26.10.2026, 00:30:00'],
])('no day is left out or comes twice when the clocks change %s', async (_season, now, to, shown) => {
  const night = await createTestApp({ now: new Date(now), withShiftedClock: true });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await night.app.inject({ method: 'POST', url: '/dev/clock', payload: `to=${to}`, headers });
  expect((await night.app.inject('/dev/clock')).body).toContain(shown);
  await night.close();
});

test('another process on the same database follows', async () => {
  const other = await createTestApp({ db: t.db, withShiftedClock: true });
  await other.deps.shiftedClock?.follow();
  expect(other.now()).toEqual(t.now());
  await other.close();
});

test('where nothing is for developers there is no such page', async () => {
  const strict = await createTestApp({ db: t.db, withShiftedClock: true, env: { ALLOW_DEV_PAGES: '0' } });
  expect((await strict.app.inject('/dev/clock')).statusCode).toBe(404);
  await strict.close();
});
