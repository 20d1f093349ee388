import { afterAll, beforeAll, expect, test } from 'vitest';
import { replaceDueSims } from '../../../src/server/modules/sims/replace-due.service.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { logIn } from '../../support/people.ts';
import { type PostgresServer, startPostgres } from '../../support/postgres.ts';
import { activate, lineOwner, type Owner, passDays, proved } from '../../support/replacements.ts';
import { stepUp } from '../../support/step-up.ts';

/** On PGlite everything waits in one line; only a server with many connections shows a race. */
let server: PostgresServer | null;
let t: TestApp;
beforeAll(async () => {
  server = await startPostgres();
  t = await createTestApp(server ? { databaseUrl: server.url } : {});
});
afterAll(async () => {
  await t.close();
  await server?.stop();
});

async function sentCard() {
  const owner = await lineOwner(t);
  await proved(t, owner);
  await passDays(t, owner, 1);
  await stepUp(owner.client);
  return owner;
}

const cancel = ({ client, id }: Owner) => client.send('DELETE', `/api/sims/me/${id}/replacement`);

/** How the replacement of a line has ended, and what it left. */
async function endOf({ id, order }: Owner) {
  const [row] = await t.db.query<Record<string, unknown>>(
    `SELECT r.state, s.place, (SELECT count(*)::int FROM contract_charge WHERE contract_id = $1) AS charges,
       (SELECT count(*)::int FROM network_task WHERE line_id = $1 AND act = 'changeSim') AS changes,
       (SELECT count(*)::int FROM system_task WHERE kind = 'cancelParcel' AND subject = r.id || '-card') AS stops,
       (SELECT count(*)::int FROM sim_card WHERE order_id = $2 AND state = 'active') AS sims
       FROM sim_replacement r LEFT JOIN sim_card s ON s.iccid = r.iccid WHERE r.contract_id = $1`,
    [id, order.id],
  );
  return row;
}

const switchedOn = { state: 'active', place: 'stock', charges: 1, changes: 1, stops: 0, sims: 1 };
const givenUp = { state: 'cancelled', place: 'replaced', charges: 0, changes: 0, stops: 1, sims: 1 };
const neverSent = { ...givenUp, place: null, stops: 0 };

test('of several presses one switches the card on', async () => {
  const owner = await sentCard();
  const answers = await Promise.all(Array.from({ length: 8 }, () => activate(owner.client, owner.id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  expect(await endOf(owner)).toEqual(switchedOn);
  const mails = await t.outbox(owner.email);
  expect(mails.filter(({ template }) => template === 'sim-replaced')).toHaveLength(1);
});

test.each([1, 2, 3])('switched on and cancelled at once, one of them holds (round %i)', async () => {
  const owner = await sentCard();
  const [on, off] = await Promise.all([activate(owner.client, owner.id), cancel(owner)]);
  expect(off.status).toBe(200);
  expect([200, 409]).toContain(on.status);
  expect(await endOf(owner)).toEqual(on.status === 200 ? switchedOn : givenUp);
});

test.each([1, 2, 3])('sent and cancelled at once, no card stays on its way (round %i)', async () => {
  const owner = await lineOwner(t);
  await proved(t, owner);
  t.pass({ hours: 24 });
  await logIn(owner.client, owner.email);
  const failures: unknown[] = [];
  const send = () => replaceDueSims(t.deps, (error) => failures.push(error));
  const [, off] = await Promise.all([send(), cancel(owner), send()]);
  expect(off.status).toBe(200);
  expect(failures).toEqual([]);
  const end = await endOf(owner);
  expect(end).toEqual(end?.place === null ? neverSent : givenUp);
});
