import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runTasks } from '../../../src/server/infra/ports/tasks/run-tasks.service.ts';
import { replaceDueSims } from '../../../src/server/modules/sims/replace-due.service.ts';
import { forgetExpired } from '../../../src/server/retention.ts';
import type { SimView } from '../../../src/shared/api/sims.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { withdraw } from '../../support/declarations.ts';
import { live } from '../../support/lines.ts';
import { logIn } from '../../support/people.ts';
import {
  aCard,
  activate,
  askByPassword,
  later,
  lineOwner,
  type Owner,
  passDays,
  proved,
} from '../../support/replacements.ts';
import { stepUp } from '../../support/step-up.ts';

let t: TestApp;
/** The carrier has no news. */
let isSilent = false;
const stopped: string[] = [];
beforeAll(async () => {
  t = await createTestApp();
  const { logistics } = t.deps.ports;
  const { updateOn } = logistics;
  logistics.updateOn = async (parcel, today) =>
    isSilent ? { state: 'ordered', since: parcel.since, trackingNumber: null } : updateOn(parcel, today);
  logistics.cancel = async (id) => void stopped.push(id);
});
afterAll(() => t.close());
beforeEach(() => {
  isSilent = false;
  stopped.length = 0;
});

const orThrow = (error: unknown) => {
  throw error;
};

const rowOf = async ({ id }: Owner) =>
  (
    await t.db.query<{ id: string; state: string; iccid: string; isClosed: boolean }>(
      `SELECT id, state, iccid, closes_at IS NOT NULL AS "isClosed" FROM sim_replacement
        WHERE contract_id = $1 ORDER BY created_at DESC LIMIT 1`,
      [id],
    )
  )[0];

async function sentCard() {
  const owner = await lineOwner(t);
  await proved(t, owner);
  await passDays(t, owner, 1);
  return owner;
}

/** The card is of no use to any one, and its parcel does not go on. */
async function expectGivenUp(owner: Owner): Promise<void> {
  const row = await rowOf(owner);
  expect(row).toMatchObject({ state: 'cancelled', isClosed: true });
  const [card] = await t.db.query('SELECT place, state, order_id FROM sim_card WHERE iccid = $1', [
    row?.iccid,
  ]);
  expect(card).toEqual({ place: 'replaced', state: 'blocked', order_id: null });
  await runTasks(t.deps, orThrow);
  expect(stopped).toContain(`${row?.id}-card`);
}

test('cards wait for stock, and hold up no eSIM meanwhile', async () => {
  const waiting = await lineOwner(t);
  const other = await lineOwner(t);
  await proved(t, waiting);
  t.pass({ minutes: 1 });
  await proved(t, other, { kind: 'esim' });
  const stock = `type = 'physical' AND order_id IS NULL`;
  await t.db.query(`UPDATE sim_card SET place = 'shop' WHERE ${stock} AND place = 'stock'`);
  t.pass({ hours: 24 });
  const failures: unknown[] = [];
  await replaceDueSims(t.deps, (error) => failures.push(error), 1);
  expect(failures.map(String)).toEqual([expect.stringMatching(/no SIM card in stock/)]);
  expect(await rowOf(waiting)).toMatchObject({ state: 'proved' });
  expect(await rowOf(other)).toMatchObject({ state: 'active' });
  await t.db.query(`UPDATE sim_card SET place = 'stock' WHERE ${stock} AND place = 'shop'`);
  expect(await passDays(t, waiting, 1)).toMatchObject({
    iccid: waiting.sim.iccid,
    card: { parcel: 'ordered' },
  });
});

test('a card that is sent ends with its line, in the same moment', async () => {
  const owner = await sentCard();
  await t.db.query('UPDATE contract SET ended_on = $2 WHERE id = $1', [
    owner.id,
    t.now().toISOString().slice(0, 10),
  ]);
  await live(t, 2);
  await expectGivenUp(owner);
});

test('a withdrawal gives the card up, so that a closed account leaves none on its way', async () => {
  const owner = await sentCard();
  await withdraw(t.client(), owner.declared);
  await expectGivenUp(owner);
});

test('a card that is never switched on is given up after 60 days, told, and forgotten', async () => {
  const owner = await sentCard();
  await passDays(t, owner, 7);
  t.pass({ days: 51 });
  await later(t, 0);
  expect(await rowOf(owner)).toMatchObject({ state: 'sent', isClosed: false });
  t.pass({ days: 2 });
  await later(t, 0);
  expect(await passDays(t, owner, 0)).toMatchObject({ iccid: owner.sim.iccid, card: null });
  await expectGivenUp(owner);
  await later(t, 1);
  const told = (await t.outbox(owner.email)).filter(({ template }) => template === 'sim-card-given-up');
  expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('60 Tagen')]);
  t.pass({ days: 181 });
  await forgetExpired(t.db, t.now());
  expect(await rowOf(owner)).toBeUndefined();
});

test('a card of which no news comes is told to our service once, and can be switched on', async () => {
  isSilent = true;
  const owner = await sentCard();
  const told = async () =>
    (await t.outbox(t.deps.teams.kanarya.email)).filter(
      ({ template }) => template === 'replacement-card-late',
    );
  await passDays(t, owner, 13);
  expect(await told()).toEqual([]);
  expect(await passDays(t, owner, 2)).toMatchObject({ card: { parcel: 'ordered' } });
  expect((await told()).map(({ text }) => text)).toEqual([expect.stringContaining('14 Tage')]);
  await stepUp(owner.client);
  const { sim } = (await activate(owner.client, owner.id)).payload<{ sim: SimView }>();
  expect(sim).toMatchObject({ kind: 'physical', state: 'active', card: null });
  expect(await rowOf(owner)).toMatchObject({ state: 'active', iccid: sim.iccid });
});

test('three cards are sent for a line in half a year', async () => {
  const owner = await lineOwner(t);
  const { client, id, email } = owner;
  for (let round = 0; round < 3; round++) {
    await proved(t, owner);
    expect(await passDays(t, owner, 1)).toMatchObject({ card: { parcel: 'ordered' } });
    (await client.send('DELETE', `/api/sims/me/${id}/replacement`)).payload();
  }
  expect((await askByPassword(client, id, undefined, aCard)).problem()).toMatchObject({
    status: 409,
    referenceCode: 1158,
  });
  (await askByPassword(client, id)).payload();
  t.pass({ days: 181 });
  await logIn(client, email);
  (await askByPassword(client, id, undefined, aCard)).payload();
});
