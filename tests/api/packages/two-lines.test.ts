import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OptionTerms } from '../../../src/shared/api/packages.ts';
import { formatPhone } from '../../../src/shared/format-phone.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { live, paidOrder, secondLine } from '../../support/lines.ts';
import { logIn } from '../../support/people.ts';
import { bookAndPay, ownOptionsOf, usageOf } from '../../support/usage.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** A customer with a running line and a newer one that begins in two weeks. */
async function withTwoLines() {
  const guest = await paidOrder(t);
  await live(t, 1);
  const client = await logIn(guest.client, guest.email);
  const [running] = await usageOf(client);
  const later = await secondLine(t, client);
  return { client, email: guest.email, running, later };
}

it('without a named line a package belongs to the one that works, and mail and terms name its number', async () => {
  const { client, email, running } = await withTwoLines();
  const { terms } = (await client.get('/api/options/data-5/terms')).payload<{ terms: OptionTerms }>();
  expect(terms).toMatchObject({ contractId: running?.contractId, msisdn: running?.msisdn });
  await bookAndPay(t, client, 'data-5');
  expect((await ownOptionsOf(client))[0]).toMatchObject({
    contractId: running?.contractId,
    msisdn: running?.msisdn,
    state: 'running',
  });
  const [mail] = (await t.outbox(email)).filter(({ template }) => template === 'option-booked');
  expect(mail?.text).toContain(formatPhone(running?.msisdn ?? ''));
});

it('a named line gets the package, also one that begins later', async () => {
  const { client, email, later } = await withTwoLines();
  const path = `/api/options/data-5/terms?contractId=${later.id}`;
  const { terms } = (await client.get(path)).payload<{ terms: OptionTerms }>();
  expect(terms).toMatchObject({
    contractId: later.id,
    msisdn: later.msisdn,
    early: { startsOn: later.startsOn },
  });
  await bookAndPay(t, client, 'data-5', { contractId: later.id });
  const [mail] = (await t.outbox(email)).filter(({ template }) => template === 'option-booked');
  expect(mail?.text).toContain(formatPhone(later.msisdn));
});

it('a line from which the customer withdrew today gets no package', async () => {
  const { client, running, later } = await withTwoLines();
  (await client.post(`/api/contracts/me/${running?.contractId}/withdrawal`, {})).payload();
  const { terms } = (await client.get('/api/options/data-5/terms')).payload<{ terms: OptionTerms }>();
  expect(terms.contractId).toBe(later.id);
});
