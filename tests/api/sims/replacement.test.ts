import { afterAll, beforeAll, expect, test } from 'vitest';
import { replaceDueSims } from '../../../src/server/modules/sims/replace-due.service.ts';
import type { SimView } from '../../../src/shared/api/sims.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { live } from '../../support/lines.ts';
import { logIn } from '../../support/people.ts';
import {
  askByCode,
  askByPassword,
  cancel,
  confirm,
  later,
  lineOwner,
  linkTo,
  ownSim,
  sendCode,
} from '../../support/replacements.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** What the network was told about the SIM of a line. */
const toldOf = (id: string) =>
  t.db.query<{ act: string; iccid: string | null }>(
    `SELECT act, input ->> 'iccid' AS iccid FROM network_task
      WHERE line_id = $1 AND act IN ('changeSim', 'block', 'unblock') AND done_at IS NOT NULL ORDER BY id`,
    [id],
  );

test('a code to another phone replaces a lost SIM by an eSIM after a day; the old one ends then', async () => {
  const { client, id, sim, phone, email } = await lineOwner(t);
  await client.post(`/api/sims/me/${id}/block`);
  (await sendCode(client, id)).payload();
  const asked = (await askByCode(client, id, await t.code(phone))).payload<{ sim: SimView }>().sim;
  const due = new Date(t.now().getTime() + 24 * 3_600_000);
  expect(asked).toMatchObject({ state: 'blocked', iccid: sim.iccid, replacedFrom: due.toISOString() });
  await later(t, 23.9);
  await logIn(client, email);
  expect((await ownSim(client)).iccid).toBe(sim.iccid);
  await later(t, 0.2);
  const now = await ownSim(client);
  expect(now).toMatchObject({
    kind: 'esim',
    state: 'active',
    lostAt: null,
    replacedFrom: null,
    hasEsimCode: true,
  });
  expect(now.iccid).not.toBe(sim.iccid);
  expect(await toldOf(id)).toEqual([
    { act: 'block', iccid: null },
    { act: 'changeSim', iccid: now.iccid },
    { act: 'unblock', iccid: null },
  ]);
  const [old] = await t.db.query('SELECT state, place, order_id FROM sim_card WHERE iccid = $1', [sim.iccid]);
  expect(old).toEqual({ state: 'blocked', place: 'replaced', order_id: null });
  expect((await t.outbox(email)).at(-1)?.text).toContain(`/dashboard/esim?contract=${id}`);
});

test('password and link do the same, and everybody whom it concerns is told when and how to cancel', async () => {
  const { client, id, sim, phone, email } = await lineOwner(t);
  const asked = (await askByPassword(client, id)).payload<{ sim: SimView }>().sim;
  expect(asked.replacedFrom).toBeNull();
  const token = await linkTo(t, email, 'confirm');
  const read = () => t.client().post('/api/sims/replacement/asked', { token });
  expect((await read()).payload()).toEqual({ msisdn: sim.msisdn, kind: 'esim', priceCents: 0 });
  (await confirm(t, token)).payload();
  expect((await read()).problem().referenceCode).toBe(1143);
  for (const to of [email, phone, sim.msisdn]) expect(await linkTo(t, to, 'cancel'), to).not.toBe('');
  await later(t, 25);
  await logIn(client, email);
  expect((await ownSim(client)).iccid).not.toBe(sim.iccid);
});

test('it is cancelled by the link in a notice, or in the account, and told', async () => {
  const { client, id, sim, phone, email } = await lineOwner(t);
  await sendCode(client, id);
  (await askByCode(client, id, await t.code(phone))).payload();
  (await cancel(t, await linkTo(t, email, 'cancel'))).payload();
  expect((await ownSim(client)).replacedFrom).toBeNull();
  expect((await t.outbox(email)).at(-1)?.text).toMatch(/abgebrochen/);
  t.pass({ minutes: 5 });
  await sendCode(client, id);
  (await askByCode(client, id, await t.code(phone))).payload();
  (await client.send('DELETE', `/api/sims/me/${id}/replacement`)).payload();
  await later(t, 30);
  await logIn(client, email);
  expect(await ownSim(client)).toMatchObject({ iccid: sim.iccid, state: 'active', replacedFrom: null });
});

test('a replacement waits for an eSIM in stock, and none is given after the end of a line', async () => {
  const { client, id, sim, phone, email, order } = await lineOwner(t);
  await sendCode(client, id);
  (await askByCode(client, id, await t.code(phone))).payload();
  t.pass({ hours: 25 });
  await t.db.query(
    `UPDATE sim_card SET type = 'physical' WHERE type = 'esim' AND order_id IS NULL AND place = 'stock'`,
  );
  const failures: unknown[] = [];
  await replaceDueSims(t.deps, (error) => failures.push(error));
  expect(failures.map(String)).toEqual([expect.stringMatching(/no eSIM in stock/)]);
  await logIn(client, email);
  expect(await ownSim(client)).toMatchObject({ iccid: sim.iccid, state: 'active' });
  await t.db.query('UPDATE contract SET ended_on = $2 WHERE id = $1', [
    id,
    t.now().toISOString().slice(0, 10),
  ]);
  await live(t, 2);
  await later(t, 1);
  const [row] = await t.db.query('SELECT state FROM sim_replacement WHERE contract_id = $1', [id]);
  expect(row).toEqual({ state: 'cancelled' });
  const [card] = await t.db.query('SELECT iccid FROM sim_card WHERE order_id = $1', [order.id]);
  expect(card).toEqual({ iccid: sim.iccid });
});
