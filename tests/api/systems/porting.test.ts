import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPorts } from '../../../src/server/create-ports.ts';
import { runTasks } from '../../../src/server/infra/ports/tasks/run-tasks.service.ts';
import { runLifecycle } from '../../../src/server/modules/lifecycle/run-lifecycle.service.ts';
import { addDays } from '../../../src/shared/calendar.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import { germanDay } from '../../../src/shared/german-day.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { type ExchangeStand, startExchange } from '../../support/exchange.ts';
import { portedOrder } from '../../support/lines.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { newsSecret, sendNews } from '../../support/system-news.ts';
import { allLies } from '../../support/system-stand-in.ts';

const key = 'the-key-of-the-exchange';
let exchange: Awaited<ReturnType<typeof startExchange>>;
let t: TestApp;
let serial = 10;
beforeAll(async () => {
  exchange = await startExchange();
  const env = { PORTING_URL: exchange.system.url, PORTING_KEY: key, PORTING_NEWS_SECRET: newsSecret };
  t = await createTestApp({ env: { ...env, OUTSIDE_LIMIT_SECONDS: '0.3' } });
});
afterAll(async () => {
  await t.close();
  await exchange.system.stop();
});

beforeEach(() => newProcess());

async function ported() {
  const order = await portedOrder(t, { msisdn: `+49176040690${serial++}` });
  const [row] = await t.db.query<{ id: string }>('SELECT id FROM porting WHERE order_id = $1', [
    order.order.id,
  ]);
  return { ...order, id: row?.id ?? '' };
}

const stateOf = async (id: string) => {
  const [row] = await t.db.query<Record<string, unknown>>(
    `SELECT p.state, p.scheduled_on AS "scheduledOn", p.left_on AS "leftOn", p.arrived_on AS "arrivedOn", p.reason,
       c.starts_on AS "startsOn" FROM porting p JOIN contract c ON c.order_id = p.order_id WHERE p.id = $1`,
    [id],
  );
  return row;
};

const news = (subject: string, id: string) =>
  sendNews(t, 'porting', { id, type: 'porting.changed', subject });

/** After a failure the exchange rests for a while; this is a process that has just started. */
const newProcess = async () => {
  t.ports.porting = (await createPorts(t.deps.config, t.deps)).porting;
};

/** What is true at the exchange, step by step. */
function wayFrom(today: string): ExchangeStand[] {
  const [scheduledOn, arrivedOn] = [addDays(today, 1), addDays(today, 2)];
  return [
    { status: 'scheduled', corrections: 0, scheduledOn },
    { status: 'inProgress', corrections: 0, scheduledOn, leftOn: scheduledOn },
    { status: 'completed', corrections: 0, scheduledOn, leftOn: scheduledOn, arrivedOn },
  ];
}

describe('the exchange of numbers over HTTP', () => {
  it('is asked once by our id, with our key and the data that the old operator compares', async () => {
    const { id } = await ported();
    await runLifecycle(t.deps);
    const requests = exchange.system.requests.filter(({ path }) => path === `/portings/${id}`);
    expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      headers: { authorization: `Bearer ${key}`, 'idempotency-key': expect.stringMatching(/^[\w-]{43}$/) },
      body: {
        type: 'ASAP',
        notBefore: '2026-03-02',
        holder: { firstName: expect.any(String) },
        corrections: 0,
      },
    });
    expect(await stateOf(id)).toMatchObject({ state: 'sentToDonor', startsOn: null });
  });

  it('is asked with the name and the birthday that the customer has corrected; the account keeps its own', async () => {
    const { id, client, login, order, porting, email } = await ported();
    const accountOf = () =>
      t.db.query('SELECT first_name, last_name, birthday FROM users WHERE email = $1', [email]);
    await login();
    const account = await accountOf();
    const requestOf = () =>
      exchange.system.requests.findLast(({ method, path }) => method === 'PUT' && path === `/portings/${id}`)
        ?.body;
    const first = requestOf()?.holder;
    exchange.portings.set(id, { status: 'rejected', corrections: 0, reason: 'DATA_MISMATCH' });
    await news(id, 'mismatch');
    const holder = { firstName: 'Ayşe Nur', lastName: 'Yıldız-Öz', birthday: '1988-02-29' };
    const path = `/api/orders/${order.id}/porting`;
    const young = await client.post(path, { ...porting, birthday: '2020-01-01' });
    expect(young.problem()).toMatchObject({ errors: [{ path: '/birthday', rule: 'minAge' }] });
    const asked = (await client.post(path, { ...porting, ...holder })).payload();
    expect(asked).toMatchObject({ order: { porting: { state: 'sentToDonor', holder } } });
    expect(requestOf()).toMatchObject({ holder, corrections: 1 });
    expect(await accountOf()).toEqual(account);
    // What is left empty is asked as in the account.
    exchange.portings.set(id, { status: 'rejected', corrections: 1, reason: 'DATA_MISMATCH' });
    await news(id, 'mismatch-again');
    (await client.post(path, { ...porting, birthday: holder.birthday })).payload();
    expect(requestOf()?.holder).toEqual({ ...Object(first), birthday: holder.birthday });
  });

  it('is not asked again and again while no news comes', async () => {
    const { id } = await ported();
    const asked = () => exchange.system.count('GET', new RegExp(id));
    const before = asked();
    for (let run = 0; run < 3; run++) await runLifecycle(t.deps);
    expect(asked()).toBe(before);
    t.pass({ minutes: 16 });
    await runLifecycle(t.deps);
    expect(asked()).toBe(before + 1);
  });

  it.each(allLies)(
    'moves nothing when it answers by %s; the news is sent again, and then it counts',
    async (lie) => {
      const { id } = await ported();
      const [scheduled] = wayFrom(berlinToday(t.now()));
      if (scheduled) exchange.portings.set(id, scheduled);
      exchange.system.lie = lie;
      const answer = await news(id, `lie-${lie}`);
      expect([answer.statusCode, answer.json().referenceCode]).toEqual([500, 1036]);
      expect(await stateOf(id)).toMatchObject({ state: 'sentToDonor', scheduledOn: null });
      exchange.system.lie = undefined;
      await newProcess();
      expect((await news(id, `lie-${lie}`)).statusCode).toBe(200);
      expect(await stateOf(id)).toMatchObject({ state: 'scheduled', scheduledOn: scheduled?.scheduledOn });
    },
  );

  it('moves nothing for days that cannot be: before the line may begin, in the future, or after it has left', async () => {
    const { id } = await ported();
    const today = berlinToday(t.now());
    const [scheduled, leaving] = wayFrom(today) as [ExchangeStand, ExchangeStand];
    for (const scheduledOn of [addDays(today, -1), '2026-02-30', '0000-00-00']) {
      exchange.portings.set(id, { ...scheduled, scheduledOn });
      await news(id, `day-${scheduledOn}`);
      await newProcess();
      expect(await stateOf(id), scheduledOn).toMatchObject({ state: 'sentToDonor' });
    }
    exchange.portings.set(id, scheduled);
    await news(id, 'possible');
    exchange.portings.set(id, leaving);
    await news(id, 'too-early');
    expect(await stateOf(id)).toMatchObject({ state: 'scheduled', leftOn: null });
    t.pass({ days: 1 });
    await news(id, 'has-left');
    expect(await stateOf(id)).toMatchObject({ state: 'inProgress', leftOn: scheduled.scheduledOn });
    exchange.portings.set(id, { status: 'rejected', corrections: 0, reason: 'DATA_MISMATCH' });
    await news(id, 'backwards');
    expect(await stateOf(id)).toMatchObject({ state: 'inProgress', reason: null });
  });

  it('follows when the day is moved, taken back and refused; each is told once, however often the news comes', async () => {
    const { id, phone } = await ported();
    const today = berlinToday(t.now());
    const told = async () =>
      (await t.outbox(phone)).filter(({ template }) => template === 'porting').map(({ text }) => text);
    const day = (days: number) => addDays(today, days);
    const way: [ExchangeStand, string][] = [
      [{ status: 'scheduled', corrections: 0, scheduledOn: day(5) }, germanDay(day(5))],
      [{ status: 'scheduled', corrections: 0, scheduledOn: day(9) }, `nicht am ${germanDay(day(5))}`],
      [{ status: 'scheduled', corrections: 0, scheduledOn: day(3) }, `nicht am ${germanDay(day(9))}`],
      [{ status: 'sentToDonor', corrections: 0 }, `den Termin am ${germanDay(day(3))}`],
      [{ status: 'scheduled', corrections: 0, scheduledOn: day(12) }, `am ${germanDay(day(12))} zu uns`],
      [{ status: 'rejected', corrections: 0, reason: 'OPT_IN_MISSING' }, `nicht am ${germanDay(day(12))}`],
    ];
    for (const [at, [stand, words]] of way.entries()) {
      exchange.portings.set(id, stand);
      await Promise.all([1, 2, 3].map((n) => news(id, `moved-${at}-${n}`)));
      const { status: state, scheduledOn = null } = stand;
      expect(await stateOf(id), `${at}`).toMatchObject({ state, scheduledOn });
      expect(await told()).toHaveLength(at + 1);
      expect((await told()).at(-1)).toContain(words);
    }
  });

  it('catches up with a day that was moved forward while its news was lost', async () => {
    const { id } = await ported();
    const today = berlinToday(t.now());
    const [late, early] = [addDays(today, 9), addDays(today, 2)];
    exchange.portings.set(id, { status: 'scheduled', corrections: 0, scheduledOn: late });
    await news(id, 'far');
    t.pass({ days: 3 });
    const arrived = { scheduledOn: early, leftOn: early, arrivedOn: addDays(today, 3) };
    exchange.portings.set(id, { status: 'completed', corrections: 0, ...arrived });
    for (let run = 0; run < 2; run++) {
      t.pass({ minutes: 16 });
      await runLifecycle(t.deps);
    }
    expect(await stateOf(id)).toMatchObject({ state: 'completed', startsOn: arrived.arrivedOn });
  });

  it.each([1, 2, 3, 4, 5, 6])(
    'ends the same with news 0, 1 or n times, in any order (seed %i)',
    async (seed) => {
      const dice = seededRandom(seed);
      const { id, phone, order } = await ported();
      const today = berlinToday(t.now());
      const way = wayFrom(today);
      const ids = ['a', 'b', 'c'].map((name) => `${seed}-${name}`);
      for (const stand of way) {
        exchange.portings.set(id, stand);
        const times = Number(dice.digits(1)) % 4;
        for (let n = 0; n < times; n++) await news(id, ids[Number(dice.digits(1)) % 3] ?? '');
        t.pass({ days: 1 });
      }
      await Promise.all([runLifecycle(t.deps), news(id, `${seed}-last`), runLifecycle(t.deps)]);
      expect(await stateOf(id)).toMatchObject({ state: 'completed', startsOn: way[2]?.arrivedOn });
      const texts = (await t.outbox(phone)).filter(({ template }) => template === 'porting');
      expect(texts.filter(({ text }) => text.includes('ist da'))).toHaveLength(1);
      const agreed = texts.filter(({ text }) => text.includes('Ihr alter Vertrag bleibt'));
      expect(agreed.length).toBeLessThanOrEqual(1);
      await runLifecycle(t.deps);
      const bills = await t.db.query("SELECT 1 FROM invoice WHERE order_id = $1 AND kind = 'monthly'", [
        order.id,
      ]);
      expect(bills).toHaveLength(1);
    },
  );

  it('hears that a withdrawn order needs no number any more, also when it is away at first', async () => {
    const { id, client, login } = await ported();
    await login();
    const { contracts } = (await client.get('/api/contracts/me')).payload<{ contracts: { id: string }[] }>();
    (await client.post(`/api/contracts/me/${contracts[0]?.id}/withdrawal`, {})).payload();
    const failures: unknown[] = [];
    const tell = () => runTasks(t.deps, (error) => failures.push(error));
    exchange.system.lie = 'hang';
    await tell();
    exchange.system.lie = undefined;
    expect(failures).toHaveLength(1);
    await newProcess();
    t.pass({ minutes: 1 });
    await tell();
    await tell();
    expect(exchange.portings.get(id)?.status).toBe('cancelled');
    const path = new RegExp(`${id}/cancellation`);
    expect(exchange.system.count('PUT', path)).toBe(2);
  });
});

describe('news', () => {
  const good = (id: string) => ({ id, type: 'porting.changed', subject: id });
  const codeOf = async (answer: ReturnType<typeof sendNews>) => (await answer).json().referenceCode;

  it('is refused unless the system signed it within five minutes', async () => {
    expect(await codeOf(sendNews(t, 'porting', good('s1'), { secret: 'another' }))).toBe(1034);
    const late = new Date(t.now().getTime() - 301_000);
    expect(await codeOf(sendNews(t, 'porting', good('s2'), { at: late }))).toBe(1034);
    const headers = { 'content-type': 'application/json' };
    const bare = await t.app.inject({ method: 'POST', url: '/api/webhooks/porting', payload: '{}', headers });
    expect(bare.json().referenceCode).toBe(1034);
  });

  it('of an unknown type or without a shape is refused: 1035', async () => {
    expect(await codeOf(sendNews(t, 'porting', { ...good('t1'), type: 'porting.exploded' }))).toBe(1035);
    expect(await codeOf(sendNews(t, 'porting', '[]'))).toBe(1035);
    expect(await codeOf(sendNews(t, 'porting', 'no json'))).toBe(1035);
  });

  it('of a system that sends none is not found', async () => {
    for (const port of ['logistics', 'billing', 'toString', '__proto__'])
      expect((await sendNews(t, port, good('u'))).statusCode, port).toBe(404);
  });

  it('is taken once, and about somebody else’s thing changes nothing', async () => {
    const { id } = await ported();
    await news(id, 'once');
    const asked = exchange.system.count('GET', new RegExp(id));
    expect((await news(id, 'once')).statusCode).toBe(200);
    expect(exchange.system.count('GET', new RegExp(id))).toBe(asked);
    expect((await news('no-uuid', 'strange')).statusCode).toBe(200);
    expect((await news('00000000-0000-4000-8000-000000000000', 'unknown')).statusCode).toBe(200);
  });
});
