import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { DeviceList } from '../../../src/shared/api/customers.ts';
import { pages } from '../../../src/shared/pages.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { customer, password, phones } from '../../support/people.ts';
import { logInAs, openPage } from '../../support/render-app.tsx';
import { stepUp } from '../../support/step-up.ts';
import type { TestClient } from '../../support/test-client.ts';

const agents = {
  phone: 'Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Mobile Safari/537.36',
  desk: 'Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0',
};
const path = '/dashboard/account/devices';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  // What jsdom lacks.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterAll(() => t.close());
afterEach(() => sessionStorage.clear());

async function signIn(name: keyof typeof phones, agent: string): Promise<TestClient> {
  const client = t.client();
  const form = { username: phones[name], password };
  const answer = await client.post('/api/auth/login', form, { 'user-agent': agent });
  client.token = answer.payload<{ accessToken: string }>().accessToken;
  return client;
}

/** A customer in this browser, and two other devices with the same account. */
async function threeDevices(name: keyof typeof phones) {
  const { client } = await customer(t, name);
  logInAs(client);
  return { client, phone: await signIn(name, agents.phone), desk: await signIn(name, agents.desk) };
}

const systemsOf = async (client: TestClient) =>
  (await client.get('/api/devices')).payload<DeviceList>().devices.map(({ system }) => system);
/** The proof on the page has ended the token that the test knows. */
async function renew(client: TestClient): Promise<void> {
  client.token = (await client.post('/api/auth/refresh')).payload<{ accessToken: string }>().accessToken;
}
const isSignedIn = async (client: TestClient) => (await client.get('/api/users/me')).status === 200;

test('the list leads with this device, which has no button; one other is signed out after a proof', async () => {
  const { client, phone, desk } = await threeDevices('anna');
  const { user } = await openPage(t, '/dashboard/account/overview');
  await user.click(await screen.findByRole('link', { name: 'Angemeldete Geräte' }));
  await screen.findByRole('heading', { name: 'Angemeldete Geräte', level: 1 });
  const [here, ...others] = await within(
    await screen.findByRole('list', { name: 'Angemeldete Geräte' }),
  ).findAllByRole('listitem');
  expect(here?.textContent).toContain('Dieses Gerät');
  expect(within(here!).queryByRole('button')).toBeNull();
  expect(others).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Chrome, Android abmelden' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sind Sie es?' }));
  expect(await isSignedIn(phone)).toBe(true);
  await user.type(await dialog.findByLabelText(/^Ihr Passwort/), password);
  await user.click(dialog.getByRole('button', { name: 'Bestätigen' }));
  await screen.findByText('Das Gerät ist abgemeldet.');
  expect(screen.queryByRole('button', { name: 'Chrome, Android abmelden' })).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Angemeldete Geräte');
  await renew(client);
  expect(await systemsOf(client)).toEqual(['other', 'windows']);
  expect([await isSignedIn(phone), await isSignedIn(desk)]).toEqual([false, true]);
});

test('all others are signed out only after a second word', async () => {
  const { client, phone, desk } = await threeDevices('bora');
  await stepUp(client);
  logInAs(client);
  const { user } = await openPage(t, `/tr${path}`);
  await user.click(await screen.findByRole('button', { name: 'Diğer tüm oturumları kapat' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Diğer tüm oturumlar kapatılsın mı?' }));
  await user.click(dialog.getByRole('button', { name: 'Vazgeç' }));
  expect(await isSignedIn(phone)).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Diğer tüm oturumları kapat' }));
  await user.click(dialog.getByRole('button', { name: 'Şimdi kapat' }));
  await screen.findByText('Diğer tüm oturumlar kapatıldı.');
  expect([await isSignedIn(client), await isSignedIn(phone), await isSignedIn(desk)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(screen.queryByRole('button', { name: 'Diğer tüm oturumları kapat' })).toBeNull();
});

test('a device that has signed out itself is said to be gone, and the list is loaded anew', async () => {
  const { client, phone } = await threeDevices('cem');
  await stepUp(client);
  logInAs(client);
  const { user } = await openPage(t, path);
  const end = await screen.findByRole('button', { name: 'Chrome, Android abmelden' });
  await phone.post('/api/auth/logout');
  await user.click(end);
  expect((await screen.findByRole('alert')).textContent).toContain('Dieses Gerät gibt es nicht.');
  await user.click(screen.getByRole('button', { name: 'Liste neu laden' }));
  await expect.poll(() => screen.queryByRole('button', { name: 'Chrome, Android abmelden' })).toBeNull();
});

const guarded = Object.values(pages)
  .flatMap(({ session, paths }) => (session ? paths.slice(0, 1) : []))
  .map((path) => path.replace(':id', 'data-5'));

// Anna has registered above.
test.each(guarded)('the logout stands on %s, and ends the session', async (page) => {
  const client = await signIn('anna', agents.desk);
  logInAs(client);
  const { user } = await openPage(t, page);
  await user.click(await screen.findByRole('button', { name: 'Abmelden' }));
  await screen.findByRole('link', { name: 'Anmelden' });
  await expect.poll(() => isSignedIn(client)).toBe(false);
});
