import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import kanarya from '../../../teams/kanarya.json' with { type: 'json' };
import { createTestApp, type TestApp } from '../../support/app.ts';
import { customer } from '../../support/people.ts';
import { logInAs, openPage } from '../../support/render-app.tsx';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

test('the language switch keeps path, query and what was typed', async () => {
  const { user } = await openPage(t, '/auth/login?next=1');
  await user.type(await screen.findByLabelText(/Telefonnummer oder E-Mail/), 'ayse@example.org');
  await user.click(screen.getByRole('link', { name: 'TR, Türkçe' }));
  await screen.findByRole('heading', { name: 'Giriş' });
  expect(window.location.pathname + window.location.search).toBe('/tr/auth/login?next=1');
  await waitFor(() => expect(document.documentElement.lang).toBe('tr'));
  await waitFor(() => expect(document.title).toBe('Giriş | Kanarya Mobil'));
  expect(screen.getByDisplayValue('ayse@example.org')).toBeTruthy();
});

test('calls carry team and language, and answers come anew in the other language', async () => {
  const { user, network } = await openPage(t, '/tarife');
  await screen.findByRole('heading', { name: 'Flex S' });
  await user.click(screen.getByRole('link', { name: 'TR, Türkçe' }));
  await screen.findByRole('heading', { name: 'Tarifeler', level: 1 });
  const asked = network.calls.filter(({ path }) => path === '/api/tariffs').map(({ headers }) => headers);
  expect(asked.map((headers) => headers['x-language-code'])).toEqual(['1', '0']);
  expect(asked.every((headers) => headers['x-team-id'] === 'kanarya')).toBe(true);
});

test('an unknown address is page not found, with the way home', async () => {
  const { user } = await openPage(t, '/gibt-es-nicht');
  await screen.findByRole('heading', { name: 'Knapp drüber.' });
  await waitFor(() => expect(document.title).toBe('Seite nicht gefunden | Kanarya Mobil'));
  await user.click(screen.getByRole('link', { name: 'Zur Startseite' }));
  await screen.findByRole('heading', { level: 1, name: 'Ein Netz, das mitfliegt.' });
  expect(window.location.pathname).toBe('/');
});

test.each([
  ['/Impressum/?a=1#x', '/impressum?a=1#x', 'Impressum | Kanarya Mobil'],
  ['/tr/TARIFE/', '/tr/tarife', 'Tarifeler | Kanarya Mobil'],
  ['/dashboard/payment-result', '/auth/login', 'Anmelden | Kanarya Mobil'],
  ['/tr/checkout/success', '/tr/auth/login', 'Giriş | Kanarya Mobil'],
])('the router leads from %s to %s, as the server does', async (address, place, title) => {
  await openPage(t, address);
  await waitFor(() => expect(document.title).toBe(title));
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe(place);
});

test('the home page has the title of its brand in each language', async () => {
  const { user } = await openPage(t, '/');
  const { de, tr } = kanarya.words;
  await waitFor(() => expect(document.title).toBe(`${de.title} | Kanarya Mobil`));
  await user.click(screen.getByRole('link', { name: 'TR, Türkçe' }));
  await waitFor(() => expect(document.title).toBe(`${tr.title} | Kanarya Mobil`));
});

test('the title follows back and forward, also between a thing and what does not exist', async () => {
  const { user } = await openPage(t, '/tarife/flex/flex-m');
  await waitFor(() => expect(document.title).toBe('Flex M – Tarif | Kanarya Mobil'));
  await user.click(screen.getAllByRole('link', { name: 'Tarife' })[0]!);
  await waitFor(() => expect(document.title).toBe('Tarife | Kanarya Mobil'));
  window.history.back();
  await waitFor(() => expect(document.title).toBe('Flex M – Tarif | Kanarya Mobil'));
  window.history.pushState(null, '', '/tarife/flex/gibt-es-nicht');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await waitFor(() => expect(document.title).toBe('Seite nicht gefunden | Kanarya Mobil'));
  window.history.pushState(null, '', '/tarife/flex/flex-s');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await waitFor(() => expect(document.title).toBe('Flex S – Tarif | Kanarya Mobil'));
});

test('after a navigation the focus is at the start of the page', async () => {
  const { user } = await openPage(t, '/auth/login');
  await user.click(await screen.findByRole('link', { name: 'Passwort vergessen?' }));
  await screen.findByRole('heading', { name: 'Neues Passwort' });
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('the menu of a phone leads everywhere, and is gone when it has led somewhere', async () => {
  const { user } = await openPage(t, '/');
  await user.click(await screen.findByRole('button', { name: 'Menü öffnen' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menü' }));
  const ways = menu.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual([
    '/suche',
    '/auth/login',
    '/tarife',
    '/campaigns',
    '/giveaway',
    '/shops',
    '/news',
    '/videos',
    '/information/faq',
    '/support',
    'tel:2231',
    '/tr',
  ]);
  expect(menu.getByRole('button', { name: /^(?:Helle|Dunkle) Ansicht$/ })).toBeTruthy();
  await user.click(menu.getByRole('link', { name: 'Tarife' }));
  await screen.findByRole('heading', { level: 1, name: 'Tarife' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('a customer’s menu begins with what most come for, and ends with the way out', async () => {
  const { client } = await customer(t, 'anna');
  logInAs(client);
  const { user } = await openPage(t, '/');
  await user.click(await screen.findByRole('button', { name: 'Menü öffnen' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menü' }));
  const own = within(await menu.findByRole('navigation', { name: 'Mein Konto' }));
  const ways = own.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toEqual([
    ['Rechnungen', '/dashboard/bills'],
    ['Verbrauch', '/dashboard/usage'],
    ['Pakete', '/dashboard/options'],
    ['Mein Bereich', '/dashboard'],
    ['Mein Konto', '/dashboard/account/overview'],
    ['Postfach', '/account/messages'],
    ['Zahlungsarten', '/dashboard/account/payment-methods'],
    ['Meine Daten', '/dashboard/account/profile'],
    ['Angemeldete Geräte', '/dashboard/account/devices'],
    ['Hilfe', '/support'],
  ]);
  expect(menu.getAllByRole('link').filter((link) => link.getAttribute('href') === '/support')).toHaveLength(
    1,
  );
  expect(menu.queryByRole('link', { name: 'Anmelden' })).toBeNull();
  expect(own.getByText('Ayşe Yılmaz')).toBeTruthy();
  const out = await menu.findByRole('button', { name: 'Abmelden' });
  expect(menu.getAllByRole('button').at(-1)).toBe(out);
  await user.click(out);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByRole('link', { name: 'Anmelden' });
});

test('beside each own page stands the navigation, which marks that page alone', async () => {
  const { client } = await customer(t, 'bora');
  logInAs(client);
  const { user } = await openPage(t, '/tr/dashboard');
  await screen.findByRole('heading', { level: 1, name: /^Merhaba/ });
  const own = within(await screen.findByRole('navigation', { name: 'Hesap bilgilerim' }));
  const marked = () => own.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);
  expect(marked()).toEqual(['Hesabım']);
  await user.click(own.getByRole('link', { name: 'Faturalar' }));
  await screen.findByRole('heading', { level: 1, name: 'Faturalar' });
  expect(marked()).toEqual(['Faturalar']);
});

test('the colour scheme is switched at once and remembered in a cookie', async () => {
  const { user } = await openPage(t, '/');
  const toggle = (name: string) => screen.findByRole('button', { name });
  await user.click(await toggle('Helle Ansicht'));
  expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('light');
  expect(document.cookie).toContain('fanline-color-scheme=light');
  await user.click(await toggle('Dunkle Ansicht'));
  expect(document.cookie).toContain('fanline-color-scheme=dark');
});

test('without a connection a banner says that nothing typed is lost', async () => {
  await openPage(t, '/auth/login');
  const online = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  window.dispatchEvent(new Event('offline'));
  await screen.findByText('Keine Verbindung. Es geht nichts verloren.');
  Object.defineProperty(navigator, 'onLine', { ...online, get: () => true, configurable: true });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(/Keine Verbindung/)).toBeNull());
});

test('a failed list says why and can be asked for again', async () => {
  const { user, network } = await openPage(t, '/auth/login');
  network.online = false;
  await user.click(screen.getAllByRole('link', { name: 'Tarife' })[0]!);
  await screen.findByText(/Wir erreichen den Server nicht/);
  network.online = true;
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  await screen.findByRole('heading', { name: 'Flex S' });
});
