import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { cancel, type Receipt, withdraw } from '../../support/declarations.ts';
import { examplesOf } from '../../support/example.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const demo = { name: 'Deniz Kaya', email: 'demo@fanline.example', contractNumber: 'V-0000000000' };
const unknown = { name: 'Max Muster', email: 'max@example.org', contractNumber: 'V-9999999999' };
const stored = async ({ id }: Receipt) =>
  (await t.db.query<Record<string, unknown>>('SELECT * FROM declaration WHERE id = $1', [id]))[0];
const shape = ({ title, lines }: Receipt) => [title, ...lines.map(({ label }) => label)];

describe('without an account', () => {
  test('a cancellation is stored with the version of its form and confirmed with content and time', async () => {
    const receipt = await cancel(t.client(), { ...unknown, endDate: '2027-01-31' });
    expect(receipt).toMatchObject({
      title: 'Ihre Kündigung ist eingegangen',
      receivedAt: '2026-03-02T10:00:00.000Z',
    });
    expect(Object.fromEntries(receipt.lines.map(({ label, text }) => [label, text]))).toEqual({
      'Art der Kündigung': 'Ordentliche Kündigung',
      Name: 'Max Muster',
      'Vertrag oder Bestellung': 'V-9999999999',
      Vertragsende: '31.01.2027',
      'Bestätigung an': 'max@example.org',
      'Eingegangen am': '02.03.2026, 11:00:00 Uhr (MEZ)',
      'Erklärt mit': 'der Schaltfläche „Jetzt kündigen“',
      'Nummer der Erklärung': receipt.number,
    });
    expect(await stored(receipt)).toMatchObject({
      kind: 'cancellation',
      content: { ...unknown, kind: 'ordinary', endDate: '2027-01-31' },
      definition_version: t.definitions.versions()['contract/cancel'],
      received_at: t.now(),
    });
    const [mail] = await t.outbox(unknown.email);
    expect(mail?.subject).toContain(receipt.number);
    expect(mail?.text).toContain('02.03.2026, 11:00:00 Uhr (MEZ)');
    expect(receipt.isMailed).toBe(true);
  });

  test('a withdrawal too, in Turkish, and for a part', async () => {
    const form = { ...unknown, email: 'tr@example.org', part: 'Ek paket' };
    const receipt = await withdraw(t.client({ lang: 'tr' }), form);
    expect(receipt.lines).toContainEqual({ label: 'Kapsam', text: 'Ek paket' });
    expect(receipt.lines).toContainEqual({ label: 'Bildirim şekli', text: '“Caymayı onayla” düğmesiyle' });
    expect((await t.outbox('tr@example.org'))[0]).toMatchObject({
      lang: 'tr',
      template: 'declaration-received',
    });
  });

  test('what nobody knows is accepted all the same and waits for the service team', async () => {
    const receipt = await cancel(t.client(), unknown);
    expect(await stored(receipt)).toMatchObject({
      outcome: 'unmatched',
      contract_id: null,
      handled_at: null,
    });
    const handed = (await t.outbox('service@kanarya.fanline.example')).map(({ text }) => text).join();
    expect(handed).toContain(receipt.number);
    expect(handed).not.toContain(unknown.name);
  });

  test('a stranger cannot tell a contract that exists from one that does not', async () => {
    const known = await cancel(t.client(), { ...unknown, contractNumber: demo.contractNumber });
    const invented = await cancel(t.client(), unknown);
    expect(shape(known)).toEqual(shape(invented));
    const owned = await cancel(t.client(), demo);
    expect(shape(owned)).toEqual(shape(invented));
    expect(await stored(known)).toMatchObject({ outcome: 'unmatched', contract_id: null });
    expect((await stored(owned))?.contract_id).not.toBeNull();
  });

  test('an extra field is refused: what is asked is the least and the most', async () => {
    const answer = await t.client().post('/api/contracts/withdrawals', { ...unknown, reason: 'x' });
    expect(answer.problem()).toMatchObject({ status: 422, errors: [{ path: '/reason' }] });
    const { refused } = await examplesOf('contract/cancel');
    expect((await t.client().post('/api/contracts/cancellations', refused.data)).status).toBe(422);
  });
});

test('the receipt tells the two half past two of the night in which summer time ends apart', async () => {
  const night = await createTestApp({ now: new Date('2026-10-25T00:30:00Z') });
  const shown = async () => {
    const { lines } = await cancel(night.client(), unknown);
    return lines.find(({ label }) => label === 'Eingegangen am')?.text;
  };
  expect(await shown()).toBe('25.10.2026, 02:30:00 Uhr (MESZ)');
  night.pass({ hours: 1 });
  expect(await shown()).toBe('25.10.2026, 02:30:00 Uhr (MEZ)');
  // The night in which it begins: a second before two it is three.
  night.pass({ seconds: (Date.parse('2027-03-28T00:59:59Z') - Date.parse('2026-10-25T01:30:00Z')) / 1000 });
  expect(await shown()).toBe('28.03.2027, 01:59:59 Uhr (MEZ)');
  night.pass({ seconds: 1 });
  expect(await shown()).toBe('28.03.2027, 03:00:00 Uhr (MESZ)');
  await night.close();
});
