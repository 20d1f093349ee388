import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { ParcelRequest } from '../../../src/server/infra/ports/logistics/logistics.ts';
import { runTasks } from '../../../src/server/infra/ports/tasks/run-tasks.service.ts';
import { asForm } from '../../../src/server/modules/customers/profile.service.ts';
import type { InvoiceView } from '../../../src/shared/api/billing.ts';
import type { UserView } from '../../../src/shared/api/customers.ts';
import type { SimView } from '../../../src/shared/api/sims.ts';
import price from '../../../teams/content/replacement-card.json' with { type: 'json' };
import { createTestApp, type TestApp } from '../../support/app.ts';
import { live } from '../../support/lines.ts';
import { logIn } from '../../support/people.ts';
import {
  aCard,
  activate,
  askByPassword,
  cancel,
  confirm,
  later,
  lineOwner,
  linkTo,
  type Owner,
  ownSim,
  passDays,
  proved,
} from '../../support/replacements.ts';
import { stepUp } from '../../support/step-up.ts';

let t: TestApp;
const parcels: ParcelRequest[] = [];
const stopped: string[] = [];
beforeAll(async () => {
  t = await createTestApp();
  const { logistics } = t.deps.ports;
  const { updateOn } = logistics;
  logistics.updateOn = (parcel, today) => {
    parcels.push(parcel);
    return updateOn(parcel, today);
  };
  logistics.cancel = async (id) => void stopped.push(id);
});
afterAll(() => t.close());
afterEach(() => {
  parcels.length = 0;
  stopped.length = 0;
});

const linesOf = async ({ order }: Owner) =>
  (
    await t.db.query<{ lines: InvoiceView['lines'] }>(
      'SELECT lines FROM invoice WHERE order_id = $1 ORDER BY issued_on, number',
      [order.id],
    )
  )
    .flatMap(({ lines }) => lines)
    .filter(({ id }) => id === 'replacementCard');

test('a card is sent after a day, and takes the place of the SIM when its customer switches it on', async () => {
  const owner = await lineOwner(t);
  const { client, id, sim, email } = owner;
  const due = new Date(t.now().getTime() + 24 * 3_600_000).toISOString();
  const card = { priceCents: price.cents, parcel: null, trackingNumber: null };
  expect(await proved(t, owner)).toMatchObject({ iccid: sim.iccid, replacedFrom: due, card });
  expect((await t.outbox(email)).at(-1)?.text).toContain('9,90');
  expect(parcels).toEqual([]);
  await stepUp(client);
  expect((await activate(client, id)).problem()).toMatchObject({ status: 409, referenceCode: 1157 });
  expect(await passDays(t, owner, 1)).toMatchObject({
    iccid: sim.iccid,
    card: { ...card, parcel: 'ordered' },
  });
  const sent = await passDays(t, owner, 2);
  const trackingNumber = expect.stringMatching(/^\d{20}$/);
  expect(sent).toMatchObject({
    iccid: sim.iccid,
    state: 'active',
    card: { parcel: 'handedOver', trackingNumber },
  });
  const mails = (await t.outbox(email)).filter(({ template }) => template === 'sim-card-sent');
  expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining(sent.card?.trackingNumber ?? '-')]);
  expect(mails[0]?.text).toContain(`/dashboard/sim?contract=${id}`);
  // The letter lies about for days: nothing happens by itself.
  expect(await passDays(t, owner, 5)).toMatchObject({ iccid: sim.iccid, card: { parcel: 'delivered' } });
  expect((await activate(client, id)).problem().referenceCode).toBe(1112);
  await stepUp(client);
  const now = (await activate(client, id)).payload<{ sim: SimView }>().sim;
  expect(now).toMatchObject({
    kind: 'physical',
    state: 'active',
    replacedFrom: null,
    card: null,
    hasEsimCode: false,
  });
  expect((await t.outbox(email)).at(-1)).toMatchObject({
    template: 'sim-replaced',
    text: expect.stringContaining('eingeschaltet'),
  });
  expect(new Set(parcels.map(({ iccid }) => iccid))).toEqual(new Set([now.iccid]));
  expect((await activate(client, id)).problem().referenceCode).toBe(1157);
  await later(t, 0);
  const told = await t.db.query(
    `SELECT input ->> 'iccid' AS iccid FROM network_task WHERE line_id = $1 AND act = 'changeSim'`,
    [id],
  );
  expect(told).toEqual([{ iccid: now.iccid }]);
  const [old] = await t.db.query('SELECT state, place FROM sim_card WHERE iccid = $1', [sim.iccid]);
  expect(old).toEqual({ state: 'blocked', place: 'replaced' });
});

test('its price stands on the next bill, once; a card for a defective one costs nothing', async () => {
  const owner = await lineOwner(t);
  const careful = await lineOwner(t);
  await proved(t, owner);
  expect(await proved(t, careful, { ...aCard, isDefective: true })).toMatchObject({
    card: { priceCents: 0 },
  });
  for (const one of [owner, careful]) {
    await passDays(t, one, one === owner ? 4 : 0);
    await stepUp(one.client);
    const presses = await Promise.all([1, 2].map(() => activate(one.client, one.id)));
    expect(presses.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
  expect(await linesOf(owner)).toEqual([]);
  await live(t, 62);
  expect(await linesOf(owner)).toMatchObject([
    { labelKey: 'invoices.paper.replacementCard', cents: price.cents },
  ]);
  expect(await linesOf(careful)).toEqual([]);
});

test('password and link do the same; the link of the notice cancels a card that is on its way', async () => {
  const owner = await lineOwner(t);
  const { client, id, sim, email } = owner;
  (await askByPassword(client, id, undefined, aCard)).payload();
  const confirmed = (await confirm(t, await linkTo(t, email, 'confirm'))).payload<{ kind: string }>();
  expect(confirmed.kind).toBe('physical');
  const { card } = await passDays(t, owner, 3);
  expect(card?.parcel).toBe('handedOver');
  (await cancel(t, await linkTo(t, sim.msisdn, 'cancel'))).payload();
  await runTasks(t.deps, (error) => {
    throw error;
  });
  expect(stopped).toEqual([parcels.at(-1)?.id]);
  await stepUp(client);
  expect((await activate(client, id)).problem().referenceCode).toBe(1157);
  expect(await ownSim(client)).toMatchObject({
    iccid: sim.iccid,
    state: 'active',
    replacedFrom: null,
    card: null,
  });
  const [given] = await t.db.query('SELECT state, place FROM sim_card WHERE iccid = $1', [parcels[0]?.iccid]);
  expect(given).toEqual({ state: 'blocked', place: 'replaced' });
  await live(t, 62);
  expect(await linesOf(owner)).toEqual([]);
});

test('a card goes to no address that was changed in the last fourteen days', async () => {
  const owner = await lineOwner(t);
  const { client, id, email } = owner;
  const form = asForm((await client.get('/api/users/me')).payload<{ user: UserView }>().user);
  (await client.send('PUT', '/api/auth/me', { ...form, street: 'Neue Gasse' })).payload();
  t.pass({ days: 13 });
  await logIn(client, email);
  expect((await askByPassword(client, id, undefined, aCard)).problem()).toMatchObject({
    status: 403,
    referenceCode: 1156,
  });
  // The same address again is no change.
  (await client.send('PUT', '/api/auth/me', { ...form, street: 'Neue Gasse' })).payload();
  t.pass({ days: 1, minutes: 1 });
  await logIn(client, email);
  (await askByPassword(client, id, undefined, aCard)).payload();
});
