import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageOfPath } from '../../../src/shared/match-page.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { guestWithOrder } from '../../support/orders.ts';
import { checkout, choose } from '../../support/payments.ts';
import { customer } from '../../support/people.ts';
import { logInAs, openPage } from '../../support/render-app.tsx';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

function withoutLanguage(to: string): string {
  return to.replace(/[?#].*$/, '').replace(/^\/tr(?=\/|$)/, '') || '/';
}

test('without an order: what to do about it', async () => {
  logInAs((await customer(t, 'anna')).client);
  await openPage(t, '/dashboard');
  await screen.findByText('Bereit für den Anpfiff?');
  expect(screen.getByRole('link', { name: 'Tarif aussuchen' }).getAttribute('href')).toBe('/tarife');
  const links = [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? '');
  expect(links.length).toBeGreaterThan(3);
  // A link appears together with its page.
  expect(links.filter((to) => pageOfPath(withoutLanguage(to)) === 'notFound')).toEqual([]);
});

test('after the registration the way to a tariff comes first, and the way out last', async () => {
  logInAs((await customer(t, 'deniz')).client);
  await openPage(t, '/auth/welcome');
  await screen.findByRole('heading', { name: /^Willkommen/ });
  const main = screen.getByRole('main');
  const ways = [...main.querySelectorAll('a, button')].map(({ textContent }) => textContent);
  expect(ways).toEqual(['Tarif aussuchen', 'Zu meinem Bereich', 'Abmelden']);
});

test('the address says success, the server says failed: it is failed, and can be repeated', async () => {
  const { client, order } = await guestWithOrder(t, '+4917139200011');
  logInAs(client);
  const { url } = (await checkout(client, order)).payload<{ url: string }>();
  await choose(t, url, 'fail');
  await openPage(t, `/dashboard/payment-result?kind=order&order=${order.id}&success=true&price=14.99`);
  await screen.findByRole('heading', { name: 'Die Zahlung hat nicht geklappt' });
  expect(screen.getByRole('button', { name: / bezahlen$/ })).toBeTruthy();
  expect(window.dataLayer).toBeUndefined();
});

test('a payment under way is being checked, also on the dashboard', async () => {
  const { client, order } = await guestWithOrder(t, '+4917139200012');
  logInAs(client);
  const { url } = (await checkout(client, order)).payload<{ url: string }>();
  await choose(t, url, 'process');
  await openPage(t, `/dashboard/payment-result?order=${order.id}&success=true`);
  await screen.findByRole('heading', { name: 'Wird geprüft' });
  await openPage(t, '/dashboard');
  await screen.findByText('Zahlung wird geprüft');
  screen.getByRole('list', { name: 'Stand der Bestellung' });
  await screen.findByText(/Ihre Zahlung wird geprüft/);
});

test('the address says failed, the server says paid: success, with the order', async () => {
  const { client, order } = await guestWithOrder(t, '+4917139200013', (forms) => ({
    ...forms,
    'order/number': { numberType: 'new', simType: 'physical' },
  }));
  logInAs(client);
  const { url } = (await checkout(client, order)).payload<{ url: string }>();
  await choose(t, url, 'pay');
  await openPage(t, `/dashboard/payment-result?order=${order.id}&success=false`);
  await screen.findByRole('heading', { name: 'Drin!' });
  expect(window.location.search).toBe(`?order=${order.id}`);
  await screen.findByText(order.number);
  expect(window.dataLayer).toBeUndefined();
  // The way of the card shows how far the order is; a second line of steps would say the same.
  await openPage(t, '/dashboard');
  await screen.findByRole('list', { name: 'SIM-Karte' });
  expect(screen.queryByRole('list', { name: 'Stand der Bestellung' })).toBeNull();
});

test('somebody else’s order is page not found', async () => {
  const { order } = await guestWithOrder(t, '+4917139200014');
  logInAs((await customer(t, 'cem')).client);
  await openPage(t, `/dashboard/payment-result?order=${order.id}&success=true`);
  await screen.findByRole('heading', { name: 'Knapp drüber.' });
});
