import { fireEvent } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { seeForms } from '../../../src/client/features/measuring/seen-forms.ts';
import { formStates } from '../../../src/client/forms/state/form-states.ts';
import { createFormStore, type FormStore } from '../../../src/client/forms/state/form-store.ts';
import { handMadeScript } from '../../support/hand-made-script.ts';

const script = handMadeScript({
  city: { required: true, rules: (value) => (value === 'Xx' ? ['known'] : []) },
  street: { required: true },
});

let sent: unknown[];
let form: HTMLFormElement;
let store: FormStore;
const field = (name: string) => form.querySelector(`[name="${name}"]`) as HTMLInputElement; // it is there

beforeAll(() => {
  vi.useFakeTimers();
  form = opened();
  // It listens once for the whole page.
  seeForms(field('city'));
  vi.stubGlobal('fetch', async () => Response.json({}));
  form.remove();
  vi.advanceTimersByTime(2000);
});
afterAll(() => vi.useRealTimers());
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, { body, credentials, keepalive }: RequestInit) => {
    sent.push([url, credentials, keepalive, JSON.parse(String(body))]);
    return Response.json({});
  });
  form = opened();
});
afterEach(() => {
  form.remove();
  vi.advanceTimersByTime(2000);
  vi.unstubAllGlobals();
});

function opened(): HTMLFormElement {
  document.body.innerHTML = `<form data-form="test/form">
    <p data-field="city"><input name="city"></p><p data-field="street"><input name="street"></p></form>`;
  const element = document.body.firstElementChild as HTMLFormElement; // the line above
  store = createFormStore(script, {});
  formStates.set(element, store);
  return element;
}

/** Types, goes on, and leaves the field. */
function fill(name: string, value: string): void {
  field(name).focus();
  fireEvent.input(field(name));
  store.setValue(name, value);
  field(name).blur();
  store.touch(name);
  vi.advanceTimersByTime(400);
}

const told = (part: object) => [
  '/api/forms/test/form/seen',
  'omit',
  true,
  { version: 'one', began: false, refused: [], left: null, ...part },
];
const leave = () => fireEvent(window, new Event('pagehide'));

test('a form that was only looked at tells nothing', () => {
  field('city').focus();
  leave();
  expect(sent).toEqual([]);
});

test('begun, refused in a field, and left there', () => {
  fill('city', 'Xx');
  leave();
  leave();
  expect(sent).toEqual([told({ began: true, refused: [{ path: '/city', rule: 'known' }], left: '/city' })]);
});

test('a field in which somebody types is not refused yet, and each rule counts once', () => {
  field('city').focus();
  fireEvent.input(field('city'));
  store.touch('city');
  store.setValue('city', 'Xx');
  vi.advanceTimersByTime(400);
  expect(store.shown().errors[0]?.rule).toBe('known');
  fill('city', 'Köln');
  fill('city', 'Xx');
  fill('city', 'Köln');
  leave();
  expect(sent).toEqual([told({ began: true, refused: [{ path: '/city', rule: 'known' }], left: '/city' })]);
});

test('an attempt counts all that is missing; what the server says is counted there', () => {
  fill('city', 'Köln');
  store.attempt();
  store.setServerErrors([{ path: '/city', message: 'No such city.', rule: 'remote' }]);
  leave();
  expect(sent).toEqual([
    told({ began: true, refused: [{ path: '/street', rule: 'required' }], left: '/city' }),
  ]);
});

test('what was sent is not left, unless the server refused it', () => {
  const send = () => {
    store.setPending(true);
    store.setPending(false);
  };
  fill('city', 'Köln');
  fill('street', 'Ring 1');
  send();
  leave();
  expect(sent).toEqual([told({ began: true })]);
  store.setPending(true);
  store.setServerErrors([{ path: '', message: 'Too late.' }]);
  store.setPending(false);
  leave();
  expect(sent[1]).toEqual(told({ left: '/street' }));
});

test('a form that disappears was left if it has faults; a hidden page tells only what is new', () => {
  fill('city', 'Köln');
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  fireEvent(document, new Event('visibilitychange'));
  expect(sent).toEqual([told({ began: true })]);
  form.remove();
  vi.advanceTimersByTime(1500);
  expect(sent).toEqual([told({ began: true }), told({ left: '/city' })]);
  hidden.mockRestore();
});

test('a step that was filled in without a fault is not left', () => {
  fill('city', 'Köln');
  fill('street', 'Ring 1');
  form.remove();
  vi.advanceTimersByTime(1500);
  expect(sent).toEqual([told({ began: true })]);
});
