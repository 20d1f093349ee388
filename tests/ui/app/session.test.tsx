import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { connectFetch, type InProcessNetwork } from '../../support/in-process-fetch.ts';
import { customer, password } from '../../support/people.ts';
import { openPage } from '../../support/render-app.tsx';

const KEY = 'fanline.kanarya.token';
const HINT = 'fanline-session=1';

let t: TestApp;
let network: InProcessNetwork;
beforeAll(async () => {
  t = await createTestApp();
  await customer(t, 'anna');
});
afterAll(() => t.close());
beforeEach(() => {
  network = connectFetch(t);
});
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  Reflect.set(document, 'cookie', `${HINT}; path=/; max-age=0`);
  network.restore();
});

async function logIn(address = '/auth/login', remember = false) {
  const page = await openPage(t, address, { network });
  await page.user.type(await screen.findByLabelText(/Telefonnummer oder E-Mail/), 'anna@example.org');
  await page.user.type(screen.getByLabelText(/^Passwort/, { selector: 'input' }), password);
  if (remember) await page.user.click(screen.getByRole('checkbox', { name: /Angemeldet bleiben/ }));
  await page.user.click(screen.getByRole('button', { name: 'Anmelden' }));
  await screen.findByRole('heading', { level: 1, name: /^Hallo, / });
  return page;
}

const pathsAsked = () => network.calls.map(({ path }) => path);

/** As if so much time had passed for the stored token. */
function endToken() {
  sessionStorage.setItem(KEY, JSON.stringify({ accessToken: 'old', expiresAt: Date.now() - 1 }));
}

test('a guest causes no refresh that is bound to be refused', async () => {
  await openPage(t, '/', { network });
  await screen.findByRole('link', { name: 'Anmelden' });
  expect(pathsAsked()).not.toContain('/api/auth/refresh');
});

test('the token stays in sessionStorage, with remember-me in localStorage', async () => {
  await logIn();
  expect(sessionStorage.getItem(KEY)).toContain('accessToken');
  expect(localStorage.getItem(KEY)).toBeNull();
  sessionStorage.clear();
  Reflect.set(document, 'cookie', `${HINT}; path=/; max-age=0`);
  await logIn('/auth/login', true);
  expect(localStorage.getItem(KEY)).toContain('accessToken');
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test('a page load with a good token asks for the profile and refreshes nothing', async () => {
  await logIn();
  network.calls.length = 0;
  await openPage(t, '/dashboard', { network });
  await screen.findByRole('heading', { level: 1, name: /^Hallo, / });
  expect(pathsAsked()).toContain('/api/users/me');
  expect(pathsAsked()).not.toContain('/api/auth/refresh');
});

test('with an expired token one silent refresh is tried before anybody is sent away', async () => {
  await logIn();
  endToken();
  network.calls.length = 0;
  await openPage(t, '/dashboard', { network });
  await screen.findByRole('heading', { level: 1, name: /^Hallo, / });
  expect(pathsAsked().filter((path) => path === '/api/auth/refresh')).toHaveLength(1);
});

test('an expired token and no way to refresh it is simply no session', async () => {
  endToken();
  await openPage(t, '/dashboard', { network });
  await screen.findByRole('heading', { name: 'Anmelden' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a token that ends in use: alert, token gone, to the login, and back afterwards', async () => {
  const { user } = await logIn();
  // What the dashboard asks last, so that the next question is that of the tariffs.
  await waitFor(() =>
    expect(pathsAsked()).toEqual(expect.arrayContaining(['/api/badges/me', '/api/media-contents/news'])),
  );
  network.cookies.clear();
  endToken();
  await user.click(screen.getAllByRole('link', { name: 'Tarife' })[0]!);
  expect((await screen.findByRole('alert')).textContent).toContain('Ihre Sitzung ist abgelaufen');
  expect(sessionStorage.getItem(KEY)).toBeNull();
  await user.type(await screen.findByLabelText(/Telefonnummer oder E-Mail/), 'anna@example.org');
  await user.type(screen.getByLabelText(/^Passwort/, { selector: 'input' }), password);
  await user.click(screen.getByRole('button', { name: 'Anmelden' }));
  await screen.findByRole('heading', { level: 1, name: 'Tarife' });
  expect(window.location.pathname).toBe('/tarife');
});

test('whoever lost the session may look around as a guest instead of logging in', async () => {
  const { user } = await logIn();
  // What the dashboard asks last, so that the next question is that of the tariffs.
  await waitFor(() =>
    expect(pathsAsked()).toEqual(expect.arrayContaining(['/api/badges/me', '/api/media-contents/news'])),
  );
  network.cookies.clear();
  endToken();
  await user.click(screen.getAllByRole('link', { name: 'Tarife' })[0]!);
  await screen.findByLabelText(/Telefonnummer oder E-Mail/);
  await user.click(screen.getAllByRole('link', { name: 'Tarife' })[0]!);
  await screen.findByRole('heading', { name: 'Flex S' });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(window.location.pathname).toBe('/tarife');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('logging out removes the token and goes home', async () => {
  const { user } = await logIn();
  await user.click(await screen.findByRole('button', { name: 'Abmelden' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(sessionStorage.getItem(KEY)).toBeNull();
  await screen.findByRole('link', { name: 'Anmelden' });
});

test('a customer page asks a guest to log in and comes back to it', async () => {
  await logIn('/dashboard');
  expect(window.location.pathname).toBe('/dashboard');
});

test('a stored token that the server refuses is removed, and it is no session', async () => {
  sessionStorage.setItem(KEY, JSON.stringify({ accessToken: 'forged', expiresAt: Date.now() + 600_000 }));
  await openPage(t, '/', { network });
  await screen.findByRole('link', { name: 'Anmelden' });
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test('a logout leaves no token, answer or order in the browser, also offline', async () => {
  const { user } = await logIn();
  const draft = await import('../../../src/client/lib/order-draft.ts');
  draft.draftForm('order/tariff', { tariffId: 'flex-m' }, { data: { tariffId: 'flex-m' } });
  const { answerCache } = await import('../../../src/client/lib/answer-cache.ts');
  const answers = () => [...answerCache.keys()].filter((key) => !key.startsWith('guest '));
  expect(Object.values(localStorage).join()).toContain('flex-m');
  await expect.poll(() => answers().length).toBeGreaterThan(1);
  const online = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('offline'));
  await user.click(await screen.findByRole('button', { name: 'Abmelden' }));
  await screen.findByRole('link', { name: 'Anmelden' });
  globalThis.fetch = online;
  expect(sessionStorage.getItem(KEY)).toBeNull();
  expect(answers()).toEqual([]);
  expect(Object.values(localStorage).join()).not.toContain('flex-m');
  expect(draft.orderDraft().forms).toEqual({});
});
