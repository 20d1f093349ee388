import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, addMonths } from '../../../src/shared/calendar.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import { formatPhone } from '../../../src/shared/format-phone.ts';
import { germanDay } from '../../../src/shared/german-day.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { live, paidOrder } from '../../support/lines.ts';
import { type Checkout, choose, settle } from '../../support/payments.ts';
import { customer, logIn } from '../../support/people.ts';
import { logInAs, openPage } from '../../support/render-app.tsx';
import { book, bookAndPay, ownOptionsOf, usageOf } from '../../support/usage.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** A customer whose line works, signed in to this browser. */
async function withLine() {
  const guest = await paidOrder(t);
  await live(t, 1);
  const client = await logIn(guest.client, guest.email);
  logInAs(client);
  return client;
}

test('a package is booked only after its beginning is chosen, with its dates and price above the button', async () => {
  await withLine();
  const { user } = await openPage(t, '/dashboard/options/tuerkiye-5');
  await screen.findByRole('heading', { name: 'Türkei 5 GB', level: 1 });
  const order = await screen.findByRole('button', { name: 'Zahlungspflichtig buchen' });
  const [early, later] = await screen.findAllByRole('radio', { name: /^(Sofort|Nach der)/ });
  expect([early, later].map((card) => card instanceof HTMLInputElement && card.checked)).toEqual([
    false,
    false,
  ]);
  await user.click(order);
  await screen.findByText('Bitte wählen Sie, wann das Paket beginnt.');
  expect(document.activeElement).toBe(early);
  if (early) await user.click(early);
  const summary = screen.getByRole('region', { name: 'Türkei 5 GB' });
  within(summary).getByText('9,99 € inkl. MwSt., einmalig');
  expect(within(summary).queryByText('Bitte wählen Sie oben den Beginn.')).toBeNull();
  // The law wants nothing between the summary and the button.
  expect(summary.nextElementSibling).toBe(order);
});

test('a payment that is confirmed late moves the days: the page says so before the button', async () => {
  const client = await withLine();
  const today = berlinToday(t.now());
  const { user } = await openPage(t, '/dashboard/options/tuerkiye-5');
  await user.click(await screen.findByRole('radio', { name: /SEPA/ }));
  const [early] = await screen.findAllByRole('radio', {
    name: new RegExp(`^Sofort nach Bestätigung der Zahlung, frühestens am ${germanDay(today)}`),
  });
  if (early) await user.click(early);
  const summary = screen.getByRole('region', { name: 'Türkei 5 GB' });
  within(summary).getByText(
    /Wird die Zahlung später bestätigt, beginnt es an diesem Tag und endet entsprechend später\.$/,
  );
  // As it is then: a debit that succeeds three days later.
  const { url, bookingId } = (await book(client, 'tuerkiye-5', { method: 'sepa' })).payload<
    Checkout & { bookingId: string }
  >();
  await choose(t, url, 'process');
  t.pass({ days: 3 });
  await settle(t, url, 'succeed');
  const rows = await t.db.query(
    'SELECT starts_on AS "from", ends_on AS "to" FROM option_booking WHERE id = $1',
    [bookingId],
  );
  expect(rows).toEqual([{ from: addDays(today, 3), to: addDays(today, 9) }]);
});

test('for a line that ends soon only the early beginning is offered, and still has to be chosen', async () => {
  const client = await withLine();
  const bookedOn = berlinToday(t.now());
  const contractId = (await usageOf(client))[0]?.contractId;
  await t.db.query('UPDATE contract SET ended_on = $2 WHERE id = $1', [contractId, addDays(bookedOn, 9)]);
  const { user } = await openPage(t, '/dashboard/options/data-10-monthly');
  const order = await screen.findByRole('button', { name: 'Zahlungspflichtig buchen' });
  const day = germanDay(addDays(bookedOn, 9));
  screen.getByText(`Nach der Widerrufsfrist kann das Paket nicht beginnen: Ihr Vertrag endet am ${day}.`);
  const starts = screen.getAllByRole('radio', { name: /^(Sofort|Nach der)/ });
  expect(starts.map((card) => card instanceof HTMLInputElement && card.checked)).toEqual([false]);
  await user.click(order);
  await screen.findByText('Bitte wählen Sie, wann das Paket beginnt.');
  screen.getByText(new RegExp(`^Endet mit Ihrem Vertrag am ${day}`));
  await user.click(starts[0] ?? order);
  screen.getByText('8,99 € inkl. MwSt., einmalig');
});

test('on the last day of a month, a package that comes each month says that its first month is a day', async () => {
  const client = await withLine();
  const contractId = (await usageOf(client))[0]?.contractId;
  const began = addMonths(addDays(berlinToday(t.now()), 1), -1);
  await t.db.query('UPDATE contract SET starts_on = $2 WHERE id = $1', [contractId, began]);
  await openPage(t, '/dashboard/options/data-10-monthly');
  await screen.findByText('zuerst nur ein Tag, danach jeden Monat neu');
  screen.getByText(/^bis .*, danach jeden Monat neu$/);
});

test('own packages show what is left; one that comes each month is ended after a question', async () => {
  const client = await withLine();
  await bookAndPay(t, client, 'data-10-monthly');
  const { user } = await openPage(t, '/dashboard/options');
  await screen.findByText('von 10 GB übrig');
  await user.click(screen.getByRole('button', { name: '10 GB jeden Monat beenden' }));
  const dialog = await screen.findByRole('dialog', { name: '10 GB jeden Monat beenden?' });
  const cycleEndsOn = (await usageOf(client))[0]?.cycleEndsOn ?? '';
  within(dialog).getByText(new RegExp(`bis zum ${germanDay(cycleEndsOn)}`));
  await user.click(within(dialog).getByRole('button', { name: 'Jetzt beenden' }));
  await screen.findByText(/gilt bis/);
  const [own] = await ownOptionsOf(client);
  expect(own?.endsOn).toBe((await usageOf(client))[0]?.cycleEndsOn);
});

test('after the payment the page says for which number the package is, when it begins, and when it ends', async () => {
  const client = await withLine();
  const id = await bookAndPay(t, client, 'tuerkiye-5', { earlyStart: false });
  const [own] = await ownOptionsOf(client);
  await openPage(t, `/dashboard/payment-result?kind=option&option=${id}`);
  await screen.findByRole('heading', { name: 'Ihr Paket ist gebucht', level: 1 });
  await screen.findByText(`${germanDay(own?.startsOn ?? '')} bis ${germanDay(own?.endsOn ?? '')}`);
  screen.getByText('Türkei 5 GB');
  screen.getByText(formatPhone(own?.msisdn ?? ''));
});

test('a payment that came for a package over the limit: the page does not say that nothing was debited', async () => {
  const client = await withLine();
  const { bookingId, url } = (await book(client, 'tuerkiye-5')).payload<Checkout & { bookingId: string }>();
  const contractId = (await usageOf(client))[0]?.contractId;
  await client.send('PUT', '/api/usage/me/cost-limit', { contractId, limitCents: 0 });
  await choose(t, url, 'pay');
  await openPage(t, `/dashboard/payment-result?kind=option&option=${bookingId}`);
  await screen.findByText(/nicht gebucht und kostet Sie nichts\. Ist schon Geld .* geht es zurück/);
  expect(document.body.textContent).not.toContain('nichts abgebucht');
});

test('a bank that is still at work: the page promises the mail that is sent, for a failure', async () => {
  const client = await withLine();
  const { bookingId, url } = (await book(client, 'tuerkiye-5', { method: 'sepa' })).payload<
    Checkout & { bookingId: string }
  >();
  await choose(t, url, 'process');
  await openPage(t, `/dashboard/payment-result?kind=option&option=${bookingId}`);
  await screen.findByText(/Klappt die Zahlung nicht, schreiben wir Ihnen/);
});

test('usage: each volume with its end, the speed afterwards, notices and cost limit that are stored', async () => {
  const client = await withLine();
  await bookAndPay(t, client, 'tuerkiye-100');
  const { user } = await openPage(t, '/dashboard/usage');
  const minutes = await screen.findByRole('article', { name: 'Türkei 100 Minuten' });
  within(minutes).getByText('von 100 Minuten übrig');
  within(minutes).getByText('in die Türkei');
  screen.getByRole('article', { name: 'Ihr Tarif' });
  screen.getByText(/höchstens 64 kbit\/s/);
  await screen.findByRole('heading', { name: 'Verlauf' });
  await user.click(screen.getByRole('checkbox', { name: 'Wenn 80 % verbraucht sind' }));
  await user.click(screen.getByRole('radio', { name: /^Höchstens 20,00/ }));
  await waitFor(async () => {
    const [line] = await usageOf(client);
    expect(line?.notices).toEqual({ at80: false, at100: true, unusual: true });
    expect(line?.costs.limitCents).toBe(2_000);
  });
});

test.each([
  ['/dashboard', 'Ihr Volumen ist aufgebraucht'],
  ['/dashboard/usage', 'Ihr Datenvolumen ist aufgebraucht'],
])('%s: a volume that is used up says so, with the way to more right there', async (path, title) => {
  const client = await withLine();
  const [line] = await usageOf(client);
  const lineId = line?.contractId ?? '';
  const day = berlinToday(t.now());
  const { usage } = t.ports.network;
  t.ports.network.usage = async () => [{ lineId, day, kind: 'data', zone: 'home', amount: 20_500 }];
  await openPage(t, path);
  await screen.findByText(title);
  const [more] = screen.getAllByRole('link', { name: 'Nachbuchen' });
  expect(more?.getAttribute('href')).toMatch(/^\/dashboard\/options/);
  t.ports.network.usage = usage;
});

test('without a line both pages say what to do', async () => {
  logInAs((await customer(t, 'deniz')).client);
  await openPage(t, '/dashboard/usage');
  await screen.findByRole('heading', { name: 'Noch kein aktiver Anschluss' });
  await openPage(t, '/dashboard/options/data-5');
  await screen.findByRole('heading', { name: 'Noch kein aktiver Anschluss' });
});
