import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { type OpenPage, openPage } from '../../support/render-app.tsx';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(() => localStorage.clear());

const press = async ({ user }: OpenPage, ...names: string[]) => {
  for (const name of names) await user.click(await screen.findByRole('button', { name }));
};
const columns = () =>
  within(screen.getByRole('table'))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

test('three questions lead to a plan with its reasons, without an account, and on to its order', async () => {
  const page = await openPage(t, '/tarife');
  await press(page, 'Drei Fragen, ein Vorschlag');
  const question = await screen.findByRole('heading', { name: 'Für wen ist die Karte?' });
  await waitFor(() => expect(document.activeElement).toBe(question));
  screen.getByText('Frage 1 von 3');
  await press(page, 'Für mich', 'Musik, Social Media, kurze Videos', '24 Monate, mit eigenem Trikot');
  await screen.findByRole('heading', { name: 'Unser Vorschlag: Single M' });
  screen.getByText('30 GB reichen für Musik, Social Media und kurze Videos.');
  screen.getByText(/^Ihr Trikot kommt dazu: einmalig 59,99\s€ oder 5,00\s€ im Monat, 24 Monate lang\.$/);
  await page.user.click(screen.getByRole('link', { name: 'Tarif wählen' }));
  await waitFor(() => expect(window.location.pathname).toBe('/auth/register/tariff'));
});

test('an answer that decides alone ends the questions, and one can go back', async () => {
  const page = await openPage(t, '/tarife');
  await press(page, 'Drei Fragen, ein Vorschlag', 'Für meine Firma');
  await screen.findByRole('heading', { name: 'Unser Vorschlag: Business L' });
  await press(page, 'Zurück');
  await screen.findByRole('heading', { name: 'Für wen ist die Karte?' });
  expect(screen.queryByRole('heading', { name: 'Flex S' })).toBeNull();
  await press(page, 'Alle Tarife zeigen');
  await screen.findByRole('heading', { name: 'Flex S' });
  expect(document.activeElement?.textContent).toBe('Welcher Tarif passt zu Ihnen?');
});

test('the comparison begins with the plan of the questions, and what is the same is folded', async () => {
  const page = await openPage(t, '/tarife');
  await press(page, 'Drei Fragen, ein Vorschlag', 'Für mich', 'Nachrichten, Karten, Mails');
  await press(page, 'Jeden Monat kündbar', 'Mit anderen vergleichen');
  await screen.findByRole('table', { name: 'Der Vergleich' });
  expect(columns()).toEqual(['Flex S', 'Flex M', 'Flex L']);
  const table = within(screen.getByRole('table'));
  table.getByText('Preis im Monat');
  table.getByRole('link', { name: 'Flex L wählen' });
  expect(table.queryByText('Geschwindigkeit')).toBeNull();
  expect(screen.getByText(/^Bei diesen Tarifen gleich \(\d\)$/).closest('details')?.open).toBe(false);
});

test('at most three plans stand side by side, and the last one stays', async () => {
  const page = await openPage(t, '/tarife');
  await press(page, 'Tarife vergleichen');
  await screen.findByRole('table', { name: 'Der Vergleich' });
  expect(columns()).toEqual(['Flex M', 'Single M', 'Single L']);
  await press(page, 'Kids', 'Single XL');
  expect(columns()).toEqual(['Kids', 'Single M', 'Single XL']);
  await press(page, 'Kids', 'Single M', 'Single XL');
  expect(columns()).toEqual(['Single XL']);
});
