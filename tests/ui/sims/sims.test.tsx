import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { runLifecycle } from '../../../src/server/modules/lifecycle/run-lifecycle.service.ts';
import type { SimView } from '../../../src/shared/api/sims.ts';
import { formatPhone } from '../../../src/shared/format-phone.ts';
import { formatCents } from '../../../src/shared/money.ts';
import card from '../../../teams/content/replacement-card.json' with { type: 'json' };
import { createTestApp, type TestApp } from '../../support/app.ts';
import { paidOrder } from '../../support/lines.ts';
import { customer, password } from '../../support/people.ts';
import { logInAs, openPage } from '../../support/render-app.tsx';
import { aCard, askByPassword, linkTo, ownSim } from '../../support/replacements.ts';
import { stepUp } from '../../support/step-up.ts';

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
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

/** A customer whose line works, in this browser and stepped up. */
async function withLine() {
  const { client, email } = await paidOrder(t);
  await runLifecycle(t.deps);
  await stepUp(client);
  logInAs(client);
  const { sims } = (await client.get('/api/sims/me')).payload<{ sims: SimView[] }>();
  return { client, email, sim: sims[0] as SimView };
}

test('a lost SIM is blocked after one more word, and works again when it was found', async () => {
  await withLine();
  const { user } = await openPage(t, '/dashboard/sim');
  await user.click(await screen.findByRole('button', { name: 'SIM sperren' }));
  const dialog = screen.getByRole('dialog', { name: 'Diese SIM sperren?' });
  expect(dialog.textContent).toMatch(/Rechnungen laufen weiter/);
  await user.click(within(dialog).getByRole('button', { name: 'Jetzt sperren' }));
  expect(await screen.findByText(/^SIM gesperrt seit 02.03.2026, 11:0\d Uhr$/)).toBeTruthy();
  // It is said once.
  expect(screen.queryByText('gesperrt')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sperre aufheben' }));
  expect(await screen.findByRole('button', { name: 'SIM sperren' })).toBeTruthy();
  expect(screen.getByText('Aktiv')).toBeTruthy();
});

test('PIN and PUK hide themselves after a minute; another minute can be had', async () => {
  const { sim } = await withLine();
  const { pin, puk } = await t.ports.network.simSecrets(sim.iccid);
  const { user } = await openPage(t, '/dashboard/sim');
  const show = await screen.findByRole('button', { name: 'PIN und PUK anzeigen' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  await user.click(show);
  await waitFor(() => expect(screen.queryByText(pin)).toBeTruthy());
  expect(screen.getByText(puk)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(50_000));
  await user.click(screen.getByRole('button', { name: 'Noch eine Minute zeigen' }));
  await act(() => vi.advanceTimersByTimeAsync(50_000));
  expect(screen.queryByText(puk)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(screen.queryByText(puk)).toBeNull();
  expect(screen.queryByText(pin)).toBeNull();
  expect(screen.getByRole('button', { name: 'PIN und PUK anzeigen' })).toBeTruthy();
});

test('the code for forwarding follows the choice and the number', async () => {
  await withLine();
  const { user } = await openPage(t, '/dashboard/sim');
  expect(await screen.findByText('**61*3311#')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Alle' }));
  await user.type(screen.getByLabelText('Wohin?'), '0171');
  expect(screen.getByText(/ganze Nummer/)).toBeTruthy();
  expect(screen.queryByText(/^\*\*21/)).toBeNull();
  await user.type(screen.getByLabelText('Wohin?'), '3920001');
  expect(screen.getByText('**21*+491713920001#')).toBeTruthy();
});

test('what costs is barred by a switch, which is stored at once', async () => {
  const { client, sim } = await withLine();
  const { user } = await openPage(t, '/dashboard/sim');
  await user.click(await screen.findByRole('switch', { name: '0900-Nummern' }));
  expect(await screen.findByText('Gespeichert.')).toBeTruthy();
  await user.click(screen.getByRole('switch', { name: /Ausland/ }));
  const barred = async () =>
    (await client.get('/api/sims/me')).payload<{ sims: SimView[] }>().sims[0]?.barrings;
  await waitFor(async () => expect(await barred()).toEqual(['abroad', 'premium']));
  expect(sim.barrings).toEqual([]);
});

test('the set-up page shows the eSIM’s code after a press, for a camera, this phone and by hand', async () => {
  const { sim } = await withLine();
  const { smdpAddress, activationCode } = await t.ports.network.esimProfile(sim.iccid);
  const { user } = await openPage(t, '/dashboard/account/overview');
  await user.click(await screen.findByRole('link', { name: 'eSIM einrichten' }));
  const show = await screen.findByRole('button', { name: 'Code anzeigen' });
  expect(document.body.textContent).not.toContain(smdpAddress);
  await user.click(show);
  expect(await screen.findByText(activationCode)).toBeTruthy();
  const drawn = screen.getByRole('img', { name: 'QR-Code Ihrer eSIM' });
  expect(drawn.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(1000);
  const link = screen.getByRole('link', { name: /iPhone/ });
  expect(link.getAttribute('href')).toContain(encodeURIComponent(activationCode));
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  await user.click(screen.getByRole('button', { name: 'Code ausblenden' }));
  expect(screen.queryByText(activationCode)).toBeNull();
});

test('a new eSIM is asked for by the password, confirmed by the link of the mail, and cancelled', async () => {
  const { client, email } = await withLine();
  const { user } = await openPage(t, '/dashboard/sim');
  await user.click(await screen.findByRole('button', { name: 'Neue SIM anfordern' }));
  const dialog = await screen.findByRole('dialog', { name: 'Neue SIM anfordern' });
  await user.type(await within(dialog).findByLabelText(/Ihr Passwort/), password);
  await user.click(within(dialog).getByRole('button', { name: 'Bestätigen' }));
  expect(await screen.findByText('Bitte sehen Sie in Ihre E-Mails')).toBeTruthy();
  const token = await linkTo(t, email, 'confirm');
  await openPage(t, `/auth/sim-replacement?confirm=${token}`);
  await user.click(await screen.findByRole('button', { name: 'Ja, neue SIM bestätigen' }));
  expect(await screen.findByText(/^Bestätigt: Die neue eSIM gilt ab 03.03.2026/)).toBeTruthy();
  expect((await ownSim(client)).replacedFrom).not.toBeNull();
  await openPage(t, '/dashboard/sim');
  expect(await screen.findByText(/^Neue eSIM ab 03.03.2026/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Doch nicht' }));
  expect(await screen.findByRole('button', { name: 'Neue SIM anfordern' })).toBeTruthy();
  await openPage(t, `/auth/sim-replacement?cancel=${await linkTo(t, email, 'cancel')}`);
  await user.click(await screen.findByRole('button', { name: 'Abbrechen, SIM behalten' }));
  expect(await screen.findByText('Dieser Link gilt nicht mehr.')).toBeTruthy();
});

test('who has no line is told so', async () => {
  const { client } = await customer(t, 'anna');
  logInAs(client);
  await openPage(t, '/dashboard/sim');
  expect(await screen.findByRole('heading', { name: 'Noch keine SIM' })).toBeTruthy();
});

test('the link of a new SIM shows number, kind and price before the press, and what to do against a thief', async () => {
  const { client, email, sim } = await withLine();
  const { contractId: id, msisdn } = sim;
  (await askByPassword(client, id, undefined, aCard)).payload();
  const { user } = await openPage(t, `/auth/sim-replacement?confirm=${await linkTo(t, email, 'confirm')}`);
  const asked = within(await screen.findByRole('region', { name: formatPhone(msisdn) }));
  expect(asked.getByText('SIM-Karte')).toBeTruthy();
  expect(asked.getByText(formatCents(card.cents).replace('\u00a0', ' '))).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Das waren Sie nicht?' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ja, neue SIM bestätigen' }));
  expect(await screen.findByText(/^Bestätigt: Wir schicken/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Das waren Sie nicht?' })).toBeNull();
});
