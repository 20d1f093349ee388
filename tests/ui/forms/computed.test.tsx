import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createFormStore } from '../../../src/client/forms/state/form-store.ts';
import type { Lang } from '../../../src/shared/language.ts';
import { realDefinitions } from '../../support/definitions.ts';
import { examplesOf } from '../../support/example.ts';
import { renderForm } from '../../support/render-form.tsx';

const definitions = await realDefinitions();
const { valid } = await examplesOf('specimen/vocabulary');

function scriptIn(lang: Lang) {
  const script = definitions.form('specimen/vocabulary', lang);
  if (!script) throw new Error('The specimen has a fault.');
  return script;
}

async function opened(data: object = {}, lang: Lang = 'de') {
  const onSubmit = vi.fn(async () => undefined);
  const form = await renderForm(scriptIn(lang), { initialData: { ...valid, ...data }, onSubmit });
  const fare = await screen.findByLabelText(/^(Fahrpreis|Yol ücreti)$/);
  return { ...form, fare, onSubmit };
}

test('what is computed follows what is typed, is said politely, and cannot be typed', async () => {
  const { user, fare } = await opened({ tickets: undefined });
  expect(fare.tagName).toBe('OUTPUT');
  expect(fare.getAttribute('aria-live')).toBe('polite');
  expect(fare.textContent).toBe('−1,00\u00a0€');
  await user.type(screen.getByRole('textbox', { name: /^Karten/ }), '3');
  expect(fare.textContent).toBe('6,50\u00a0€');
});

test('help and sentences name what is computed, and follow it', async () => {
  const { user } = await opened({ tickets: undefined, openingOffer: false });
  const tickets = screen.getByRole('textbox', { name: /^Karten/ });
  const help = () => document.getElementById(tickets.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(help()).toBe('Zusammen 0,00\u00a0€ für eine Gruppe von 2.');
  await user.type(tickets, '3');
  expect(help()).toBe('Zusammen 7,50\u00a0€ für eine Gruppe von 3.');
});

test('the server names what it has computed itself', () => {
  const sent = { ...valid, tickets: 8, fare: 1, groupLeader: 'Yılmaz', openingOffer: false };
  const data = { ...sent, passengers: [{ name: 'Kaya', age: 'adult', bags: 3 }] };
  const { errors } = definitions.validate('specimen/vocabulary', data, 'tr');
  expect(errors.find(({ path }) => path === '/fare')).toEqual({
    path: '/fare',
    keyword: 'maximum',
    rule: 'maximum',
    limit: 2000,
    message: expect.stringMatching(/^Yolculuk 21,50\u00a0€ tutardı\./),
  });
});

test('a rule of what is computed shows its sentence there, and the summary leads to it', async () => {
  const { user, fare } = await opened({
    tickets: 8,
    openingOffer: false,
    groupLeader: 'Yılmaz',
    passengers: [{ name: 'Kaya', age: 'adult', bags: 3 }],
  });
  await user.click(screen.getByRole('button', { name: 'Muster prüfen' }));
  await user.click(screen.getByRole('link', { name: /Die Fahrt würde 21,50\u00a0€ kosten/ }));
  expect(document.activeElement).toBe(fare);
});

test('it is sent as it is computed, whatever a draft said', async () => {
  const { user, onSubmit } = await opened({ fare: 7, ticketName: 'x' }, 'tr');
  await user.click(screen.getByRole('button', { name: 'Örneği denetle' }));
  expect(onSubmit.mock.lastCall?.[0 as never]).toMatchObject({
    fare: 400,
    ticketName: 'Ayşe & Deniz',
    group: 2,
  });
});

test('a field may depend on what is computed from the rows of a list', () => {
  const store = createFormStore(scriptIn('de'), { ...valid, tickets: 3 });
  expect(store.state().fields).not.toContain('groupLeader');
  store.setValue('tickets', 4);
  expect(store.state().fields).toContain('groupLeader');
  expect(store.state().errors.map(({ path }) => path)).toEqual(['groupLeader']);
  store.setValue('groupLeader', 'Yılmaz');
  store.setValue('tickets', 3);
  expect(store.state().value).not.toHaveProperty('groupLeader');
  expect(store.state().errors).toEqual([]);
});
