import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Workbench } from '../../../src/workbench/workbench.tsx';
import { DraftServer } from './draft-server.ts';

beforeEach(() => {
  const server = new DraftServer({
    'schemas/order/jersey.schema.json': '{ "properties": { "size": { "type": "string" } } }\n',
    'schemas/order/order.flow.json': '{ "steps": [] }\n',
    'locales/de/order.json':
      '{ "order.jersey.title": "Ihr Trikot", "order.page.head.jersey.title": "Bedrucken", "order.jersey.size.label": "Größe" }\n',
    'locales/tr/order.json': '{ "order.jersey.title": "Formanız", "order.jersey.size.label": "Beden" }\n',
    'schemas/auth/login.schema.json': '{ "properties": { "phone": { "type": "string" } } }\n',
  });
  vi.stubGlobal('fetch', server.answer);
  window.history.replaceState(null, '', '/?draft=7');
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

/** What stands in the list when this is searched for. */
async function found(wanted: string): Promise<(string | null)[]> {
  render(<Workbench lang="en" />);
  const list = within(await screen.findByRole('navigation', { name: 'Forms' }));
  await userEvent.setup().type(list.getByRole('searchbox'), wanted);
  return list.getAllByRole('link').map(({ textContent }) => textContent);
}

test.each([
  ...['ihr trikot', 'formanız', 'FORMANIZ', 'order/jersey'],
  ...['Bedrucken', 'Bedruckung', 'Trikat', 'Trikkot', 'größe', 'groesse', 'beden', 'Grösze'],
])('a form is found by what it and its fields are called, also with an error: %s', async (wanted) => {
  expect(await found(wanted)).toEqual(['Ihr Trikotorder/jersey', 'Größesize']);
});

test('errors are forgiven only where nothing has the word as it was typed', async () => {
  expect(await found('phone')).toEqual(['auth/login', 'phone']);
  expect(screen.queryByText('Ihr Trikot')).toBeNull();
});

test('what is nowhere is not found', async () => {
  render(<Workbench lang="en" />);
  const list = within(await screen.findByRole('navigation', { name: 'Forms' }));
  await userEvent.setup().type(list.getByRole('searchbox'), 'xyz');
  expect(list.queryAllByRole('link')).toEqual([]);
  expect(list.getByText('Nothing found.')).toBeTruthy();
});

test('the way of an order is found by what it is, and is no file among others', async () => {
  expect(await found('flow of')).toEqual(['Flow of the orderschemas/order/order.flow.json']);
  expect(screen.queryByText('Other files')).toBeNull();
});
