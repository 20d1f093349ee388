import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChangesView } from '../../../src/shared/api/changes.ts';
import type { ContractView } from '../../../src/shared/api/contracts.ts';
import type { PersonalData } from '../../../src/shared/api/export.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { askMore } from '../../support/asked-more.ts';
import { withdraw } from '../../support/declarations.ts';
import { copyDefinitions, type DefinitionsCopy } from '../../support/definitions-copy.ts';
import { live, paidOrder, portedOrder } from '../../support/lines.ts';
import { holdNumber } from '../../support/orders.ts';
import { orderOf } from '../../support/payments.ts';
import { logIn } from '../../support/people.ts';
import { stepUp } from '../../support/step-up.ts';

const FORMS = ['contract/withdraw', 'contract/tariff-change', 'order/porting-correction', 'order/new-number'];

let copy: DefinitionsCopy;
let t: TestApp;
beforeAll(async () => {
  copy = await copyDefinitions();
  for (const form of FORMS) await askMore(copy, form, 'town');
  t = await createTestApp({ root: copy.root });
  expect(t.definitions.faults()).toEqual([]);
});
afterAll(async () => {
  await t.close();
  await copy.remove();
});

const answer = (form: string, text: string) => ({ form, pointer: '/town', label: 'town', text });

/** What the service gets about a record that has more answers. */
async function toService(subject: string): Promise<string | undefined> {
  const mails = await t.outbox('service@kanarya.fanline.example');
  return mails.find((mail) => mail.subject === `${subject}: weitere Angaben`)?.text;
}

test('a declaration that waits for people shows its answers in the account', async () => {
  const { client, declared } = await paidOrder(t);
  const receipt = await withdraw(client, { ...declared, part: 'eSIM', town: 'Köln' });
  const { contracts } = (await client.get('/api/contracts/me')).payload<{ contracts: ContractView[] }>();
  expect(contracts[0]?.waiting).toEqual([
    {
      number: receipt.number,
      kind: 'withdrawal',
      receivedOn: expect.any(String),
      reason: 'part',
      answers: [answer('contract/withdraw', 'Köln')],
    },
  ]);
});

test('what is answered with the correction of a request for a number is kept, and the service gets it', async () => {
  const { client, order, login, porting } = await portedOrder(t, { msisdn: '+4917604069096' });
  await live(t, 1);
  await login();
  const body = { ...porting, msisdn: '+4917604069051', town: 'Bonn' };
  (await client.post(`/api/orders/${order.id}/porting`, body)).payload();
  expect((await orderOf(client, order)).answers).toEqual([answer('order/porting-correction', 'Bonn')]);
  expect(await toService(`Bestellung ${order.number}`)).toContain('town: Bonn');
});

test('what is answered with a new number in the place of the refused one is kept, and the service gets it', async () => {
  const { client, order, login } = await portedOrder(t, { msisdn: '+4917604069097' });
  await live(t, 1);
  t.pass({ days: 30 });
  await login();
  const number = await holdNumber(client);
  const body = { phoneNumberId: number.id, town: 'Ulm' };
  (await client.post(`/api/orders/${order.id}/porting/new-number`, body)).payload();
  expect((await orderOf(client, order)).answers).toEqual([answer('order/new-number', 'Ulm')]);
  expect(await toService(`Bestellung ${order.number}`)).toContain('town: Ulm');
});

test('what is answered with a change of tariff is kept, shown, exported, and the service gets it', async () => {
  const { client, email } = await paidOrder(t);
  await live(t, 1);
  await logIn(client, email);
  const read = async () => (await client.get('/api/tariffs/me/changes')).payload<ChangesView>();
  const tariffId = (await read()).offers.find(({ tariff }) => tariff.slug === 'flex-l')?.tariff.id;
  await client.post('/api/tariffs/me/contract-summary', { tariffId, earlyStart: true });
  const body = { tariffId, earlyStart: true, summaryReceived: true, termsAccepted: true, town: 'Essen' };
  const ordered = await client.post('/api/tariffs/me', body, { 'idempotency-key': randomUUID() });
  const given = [answer('contract/tariff-change', 'Essen')];
  expect(ordered.payload<{ planned: ChangesView['planned'] }>().planned?.answers).toEqual(given);
  expect((await read()).planned?.answers).toEqual(given);
  const [row] = await t.db.query<{ number: string; answers: object }>(
    'SELECT number, answers FROM tariff_change ORDER BY created_at DESC LIMIT 1',
  );
  const kept = { 'contract/tariff-change': { version: expect.any(String), values: { '/town': 'Essen' } } };
  expect(row?.answers).toEqual(kept);
  expect(await toService(`Tarifwechsel ${row?.number}`)).toContain('town: Essen');
  await stepUp(client);
  const { areas } = (await client.get('/api/auth/me/export')).payload<PersonalData>();
  expect(areas.contracts?.tariffChange).toMatchObject([{ answers: kept }]);
});
