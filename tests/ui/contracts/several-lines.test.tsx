import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatPhone } from '../../../src/shared/format-phone.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { contractsOf, family, nameLine } from '../../support/family.ts';
import { logInAs, openPage } from '../../support/render-app.tsx';
import { usageOf } from '../../support/usage.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  // What jsdom lacks.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterAll(() => t.close());

/** A customer with a main line and a child's line that has a name, signed in to this browser. */
async function signedIn() {
  const own = await family(t);
  (await nameLine(own.client, own.kids.id, 'Ege')).payload();
  logInAs(own.client);
  return own;
}
const tickets = async () => within(await screen.findByRole('group', { name: 'Anschluss' }));
const chosen = async () => (await tickets()).getByRole<HTMLInputElement>('radio', { checked: true }).value;

test('the switch names each line, and the page follows it to its limit', async () => {
  const { client, main, kids } = await signedIn();
  const { user } = await openPage(t, '/dashboard/usage');
  expect(await chosen()).toBe(main.id);
  const wallet = await tickets();
  wallet.getByRole('radio', { name: `Flex M ${formatPhone(main.msisdn)}` });
  await user.click(wallet.getByRole('radio', { name: `Ege ${formatPhone(kids.msisdn)} · Kids` }));
  await waitFor(() => expect(window.location.search).toBe(`?contract=${kids.id}`));
  await screen.findByRole('region', { name: 'Kids' });
  expect(await chosen()).toBe(kids.id);
  expect(screen.queryByRole('region', { name: 'Flex M' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: /10,00/ }));
  const limits = async () => (await usageOf(client)).map(({ costs }) => costs.limitCents);
  await waitFor(async () => expect(await limits()).toEqual([null, 1000]));
});

test('the dashboard’s ways lead to the line that is shown', async () => {
  const { kids } = await signedIn();
  await openPage(t, `/dashboard?contract=${kids.id}`);
  await screen.findByRole('heading', { level: 2, name: /^Kids.*\(Ege\)$/ });
  const ways = within(screen.getByRole('navigation', { name: 'Schnellzugriff' }));
  for (const name of ['Pakete', 'Verbrauch'])
    expect(ways.getByRole('link', { name }).getAttribute('href')).toMatch(new RegExp(`contract=${kids.id}$`));
});

test('a line of the address that is not there is told, and the page names the one that it shows', async () => {
  const { main } = await signedIn();
  await openPage(t, '/dashboard/sim?contract=00000000-0000-4000-8000-000000000000');
  await screen.findByText(new RegExp(`Sie sehen ${formatPhone(main.msisdn).replace('+', '\\+')}`));
  expect(await chosen()).toBe(main.id);
});

test('a customer names a line, and takes the name away again', async () => {
  const { client, main } = await signedIn();
  const { user } = await openPage(t, '/dashboard');
  const number = formatPhone(main.msisdn);
  const name = async (line: string, typed: string) => {
    await user.click(await screen.findByRole('button', { name: `Anschluss benennen: ${line}` }));
    const field = await screen.findByLabelText(/Name des Anschlusses/);
    const dialog = screen.getByRole('dialog', { name: 'Anschluss benennen' });
    expect(dialog.textContent).toContain(line);
    await user.clear(field);
    if (typed) await user.type(field, typed);
    await user.click(within(dialog).getByRole('button', { name: 'Speichern' }));
  };
  const stored = async () => (await contractsOf(client))[0]?.lineName;
  await name(number, 'Mein Handy');
  await waitFor(async () => expect(await stored()).toBe('Mein Handy'));
  await name(`${number} (Mein Handy)`, '');
  await waitFor(async () => expect(await stored()).toBeNull());
});

test('the account shows the contract of the ticket that is chosen', async () => {
  const { main, kids } = await signedIn();
  const { user } = await openPage(t, '/dashboard/account/overview');
  const contract = () => screen.findByRole('article');
  expect((await contract()).textContent).toContain(main.number);
  await user.click((await tickets()).getByRole('radio', { name: /^Ege/ }));
  await waitFor(async () => expect((await contract()).textContent).toContain(kids.number));
  expect(document.body.textContent).not.toContain(main.number);
});
