import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { openPage } from '../../support/render-app.tsx';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(() => localStorage.clear());

const planNames = () =>
  screen.getAllByRole('article').map((card) => within(card).getAllByRole('heading')[0]?.textContent);

test('the filter shows one type, and stands in the address', async () => {
  const { user } = await openPage(t, '/tarife');
  await screen.findByRole('heading', { name: 'Flex S' });
  expect(planNames().length).toBeGreaterThan(5);
  await user.click(screen.getByRole('link', { name: 'Flex' }));
  // The one in the middle is the whole ticket; the others stand beside it.
  await waitFor(() => expect(planNames()).toEqual(['Flex M', 'Flex S', 'Flex L']));
  expect(window.location.search).toBe('?type=flex');
});

test('the whole catalogue stands in groups, each with what sets it apart, and no plan is lost or twice', async () => {
  await openPage(t, '/tarife');
  const single = (await screen.findByRole('heading', { level: 2, name: 'Single' })).closest('section')!;
  expect(within(single).getByText(/^24 Monate Laufzeit, .* auf Wunsch Ihr Trikot\.$/)).toBeTruthy();
  const inSingle = within(single).getAllByRole('article').length;
  expect(inSingle).toBe(3);
  expect(planNames().length).toBeGreaterThan(inSingle);
  expect(new Set(planNames()).size).toBe(planNames().length);
  expect(screen.getByRole('link', { name: 'Flex M' }).getAttribute('href')).toBe('/tarife/flex/flex-m');
});

test('before an order begins: VAT, means of payment and delivery are said', async () => {
  await openPage(t, '/tarife');
  await screen.findByText(/Alle Preise inkl. 19 % MwSt\.$/);
  await screen.findByText(/SEPA-Lastschrift, PayPal, Google Pay oder Apple Pay/);
  await screen.findByText(/^Lieferung nur nach Deutschland: /);
});

test('a price is read out as one figure', async () => {
  await openPage(t, '/tarife?type=flex');
  const card = (await screen.findByRole('heading', { name: 'Flex M' })).closest('article')!;
  expect(within(card).getByText(/^14,99\s€$/)).toBeTruthy();
});

test('the plan stands before the title, and a wrong type in the address is put right', async () => {
  await openPage(t, '/tarife/kids/flex-m');
  await screen.findByRole('heading', { level: 1, name: 'Flex M' });
  expect(window.location.pathname).toBe('/tarife/flex/flex-m');
  await waitFor(() => expect(document.title).toBe('Flex M – Tarif | Kanarya Mobil'));
});

test('an unknown plan is page not found', async () => {
  await openPage(t, '/tarife/flex/gibt-es-nicht');
  await screen.findByRole('heading', { name: 'Knapp drüber.' });
});

test("a plan's page leads to the others of its kind", async () => {
  await openPage(t, '/tarife/single/single-l');
  const others = (await screen.findByRole('heading', { name: 'Weitere Tarife' })).closest('section')!;
  const names = within(others).getAllByRole('link');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Single M', 'Single XL']);
});

test('a plan of 24 months names the one without', async () => {
  await openPage(t, '/tarife/partner/partner');
  await screen.findByText('Lieber ohne lange Laufzeit?');
  expect(screen.getByRole('link', { name: /ist monatlich kündbar/ }).getAttribute('href')).toContain(
    '/tarife/flex/',
  );
});

test('another plan than the chosen one is only taken knowingly', async () => {
  const { user } = await openPage(t, '/tarife/flex/flex-s');
  const { startDraft, draftTariffId } = await import('../../../src/client/lib/order-draft.ts');
  startDraft('some-other-plan');
  await user.click(await screen.findByRole('link', { name: 'Tarif wählen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sie haben schon einen Tarif ausgewählt' });
  await user.click(within(dialog).getByRole('button', { name: 'Bisherige Auswahl behalten' }));
  expect(draftTariffId()).toBe('some-other-plan');
  await user.click(screen.getByRole('link', { name: 'Tarif wählen' }));
  await user.click(within(dialog).getByRole('button', { name: 'Zu Flex S wechseln' }));
  await waitFor(() => expect(window.location.pathname).toBe('/auth/register/tariff'));
  expect(draftTariffId()).not.toBe('some-other-plan');
});

test('an invitation on any page is kept', async () => {
  await openPage(t, '/tarife?invite=FAN-2026');
  const { storedInvitation } = await import('../../../src/client/lib/invitation.ts');
  expect(storedInvitation()).toBe('FAN-2026');
});
