import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { openPage } from '../../support/render-app.tsx';

let t: TestApp;
let isAway = false;
beforeAll(async () => {
  t = await createTestApp();
  const own = { ...t.deps.ports.network };
  t.deps.ports.network.coverage = async (codes) => {
    if (isAway) throw new Error('away');
    return own.coverage(codes);
  };
  t.deps.ports.network.disturbances = async () => {
    if (isAway) throw new Error('away');
    return [];
  };
});
afterAll(() => t.close());
beforeEach(() => {
  isAway = false;
  t.pass({ minutes: 10 });
});

test('a place is searched for, stands in the address, and its reception is read as a table', async () => {
  const { user } = await openPage(t, '/network');
  await user.type(await screen.findByLabelText('Postleitzahl oder Ort'), 'koeln');
  await user.click(screen.getByRole('button', { name: 'Prüfen' }));
  const table = await screen.findByRole('table', { name: 'Empfang in Köln' });
  expect(window.location.search).toBe('?near=koeln');
  screen.getByRole('heading', { level: 1, name: 'Empfang in Köln' });
  const verdict = screen.getByText(/^Draußen (nicht )?(überall|kein) Empfang$/);
  const field = screen.getByLabelText('Postleitzahl oder Ort');
  expect(verdict.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^5G(überall|teilweise|kein Empfang){2}$/),
    expect.stringMatching(/^4G(überall|teilweise|kein Empfang){2}$/),
  ]);
  await screen.findByText('Zurzeit ist keine Störung bekannt');
});

test('an unknown place is said in the page’s language', async () => {
  await openPage(t, '/tr/network?near=Entenhausen');
  await screen.findByRole('heading', { name: '“Entenhausen” adında bir yer bulamadık' });
});

test('while the network is away the page says that it knows nothing, not that all is well', async () => {
  isAway = true;
  await openPage(t, '/network?near=50667');
  expect(await screen.findAllByText('Unser Netz gibt im Moment keine Auskunft')).toHaveLength(2);
  expect(screen.queryByText('Zurzeit ist keine Störung bekannt')).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
});

test('support leads to it, and so does each tariff', async () => {
  await openPage(t, '/support');
  const support = within(screen.getByRole('main'));
  const way = await support.findByRole('link', { name: 'Netz und Störungen' });
  expect(way.getAttribute('href')).toBe('/network');
  await openPage(t, '/tarife/flex/flex-m');
  await screen.findByRole('heading', { level: 1, name: 'Flex M' });
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Netz und Störungen' }).getAttribute('href')).toBe('/network');
  expect(main.getByRole('link', { name: 'Preisliste' }).getAttribute('href')).toBe('/information/price-list');
});
