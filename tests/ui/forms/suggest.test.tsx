import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { knownLookups } from '../../../src/client/forms/scripts/lookups.ts';
import { lookUp } from '../../../src/definitions/german-towns.ts';
import type { Lang } from '../../../src/shared/language.ts';
import { realDefinitions } from '../../support/definitions.ts';
import { examplesOf } from '../../support/example.ts';
import { renderForm } from '../../support/render-form.tsx';

const FORM = 'auth/corporate-register';
const definitions = await realDefinitions();
const { valid } = await examplesOf(FORM);
const network = { isOnline: true, asked: [] as string[], answers: Promise.resolve() };

/** A server that has the list; what it is asked is written down. */
beforeEach(() => {
  network.isOnline = true;
  network.asked = [];
  network.answers = Promise.resolve();
  vi.stubGlobal('fetch', async (input: unknown) => {
    const key = new URL(String(input), 'http://localhost').searchParams.get('q') ?? '';
    network.asked.push(key);
    await network.answers;
    if (!network.isOnline) throw new TypeError('Failed to fetch');
    return Response.json({ payload: { values: lookUp('germanTowns', key) ?? [] } });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function opened(data: object = {}, lang: Lang = 'de') {
  const script = definitions.form(FORM, lang);
  if (!script) throw new Error('The form has a fault.');
  const onSubmit = vi.fn(async () => undefined);
  const initialData = { ...valid, postalCode: undefined, city: undefined, ...data };
  const form = await renderForm(script, { initialData, onSubmit });
  const code = await screen.findByLabelText<HTMLInputElement>(/^(Postleitzahl|Posta kodu)/);
  return { ...form, code, city: screen.getByLabelText<HTMLInputElement>(/^(Ort|Şehir)/), onSubmit };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test.each<[Lang, string]>([
  ['de', 'Köln ist eingetragen.'],
  ['tr', 'Köln yazıldı.'],
])('the only town of a code is filled in and said, and may be changed: %s', async (lang, said) => {
  const { user, code, city } = await opened({}, lang);
  await user.type(code, '50 667');
  await waitFor(() => expect(city.value).toBe('Köln'));
  expect(screen.getByText(said)).not.toBeNull();
  expect(city.getAttribute('role')).toBeNull();
  await user.clear(city);
  await user.type(city, 'Kölle');
  expect(city.value).toBe('Kölle');
});

test('who types into the town while it is filled in types over it', async () => {
  const { user, code, city } = await opened();
  let answer = () => {};
  network.answers = new Promise((resolve) => {
    answer = resolve;
  });
  await user.type(code, '51103');
  await user.click(city);
  answer();
  await waitFor(() => expect(city.value).toBe('Köln'));
  await user.keyboard('Kalk');
  expect(city.value).toBe('Kalk');
});

test('what was filled in goes with its code; what somebody typed stays', async () => {
  const { user, code, city } = await opened();
  await user.type(code, '50667');
  await waitFor(() => expect(city.value).toBe('Köln'));
  await user.clear(code);
  await user.type(code, '01067');
  await waitFor(() => expect(city.value).toBe('Dresden'));
  await user.clear(code);
  await user.type(code, '55232');
  await waitFor(() => expect(city.value).toBe(''));
  await user.type(city, 'Woanders');
  await user.clear(code);
  await user.type(code, '80331');
  await waitFor(() => expect(knownLookups('germanTowns', '80331')).toEqual(['München']));
  expect(city.value).toBe('Woanders');
});

test('several towns are a choice by keyboard: a combobox with a list', async () => {
  const { user, code, city } = await opened();
  await user.type(code, '55232');
  await user.tab();
  await waitFor(() => expect(options()).toEqual(['Alzey', 'Ensheim']));
  expect(document.activeElement).toBe(city);
  expect(city.getAttribute('role')).toBe('combobox');
  expect(city.getAttribute('aria-expanded')).toBe('true');
  expect(city.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  expect(screen.getByText(/^2 Vorschläge/)).not.toBeNull();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const reached = screen.getByRole('option', { name: 'Ensheim', selected: true });
  expect(city.getAttribute('aria-activedescendant')).toBe(reached.id);
  await user.keyboard('{Enter}');
  expect(city.value).toBe('Ensheim');
  expect(options()).toEqual([]);
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Ensheim');
  await user.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(city.value).toBe('Ensheim');
});

test('what is typed narrows the list, a click takes one, and Enter without a choice sends the form', async () => {
  const { user, code, city, onSubmit } = await opened();
  await user.type(code, '54636');
  await user.type(city, 'baus');
  await waitFor(() => expect(options()).toEqual(['Baustert']));
  await user.click(screen.getByRole('option', { name: 'Baustert' }));
  expect(city.value).toBe('Baustert');
  expect(document.activeElement).toBe(city);
  await user.clear(city);
  await user.type(city, 'Anderswo{Enter}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit.mock.lastCall?.[0 as never]).toMatchObject({ postalCode: '54636', city: 'Anderswo' });
});

test('without a network it stays an ordinary field; the next question tries again', async () => {
  const { user, code, city } = await opened();
  network.isOnline = false;
  await user.type(code, '60311');
  await user.type(city, 'Frank');
  expect(city.value).toBe('Frank');
  expect(city.getAttribute('role')).toBeNull();
  network.isOnline = true;
  await user.tab();
  await user.click(city);
  await waitFor(() => expect(options()).toEqual(['Frankfurt am Main']));
});

test('an address that is there already asks nothing until somebody comes to the town', async () => {
  const { user, city } = await opened({ postalCode: '04109', city: 'Leipzig-Mitte' });
  expect(network.asked).toEqual([]);
  await user.click(city);
  await waitFor(() => expect(network.asked).toEqual(['04109']));
  expect(city.value).toBe('Leipzig-Mitte');
});
