import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/client/lib/api-error.ts';
import { errorOfResponse } from '../../../src/client/lib/problem-json.ts';
import { handMadeScript } from '../../support/hand-made-script.ts';
import { renderForm } from '../../support/render-form.tsx';

const name = {
  required: true,
  rules: (value: unknown) => (String(value).length < 3 ? ['minLength'] : []),
};
const script = handMadeScript({ first: name, second: name, third: { required: false } });
const box = (label: string) => screen.findByRole('textbox', { name: label });
const summary = () => screen.queryByRole('region', { name: /fehl|gesendet/ });

it('shows the error of a field once it is left, and of no other field', async () => {
  const { user } = await renderForm(script);
  await user.type(await box('first'), 'ab');
  expect(screen.queryByText('first: minLength')).toBeNull();
  await user.tab();
  expect(screen.getByText('first: minLength')).toBeTruthy();
  expect(screen.queryByText(/second/, { selector: 'p *' })).toBeNull();
  const first = await box('first');
  expect(first.getAttribute('aria-invalid')).toBe('true');
  expect(first.getAttribute('aria-describedby')).toBe('test-form_first__error');
});

it('takes the error away as soon as the field is right', async () => {
  const { user } = await renderForm(script);
  await user.type(await box('first'), 'ab');
  await user.tab();
  await user.type(await box('first'), 'c');
  expect(screen.queryByText('first: minLength')).toBeNull();
});

it('shows all errors after a submit, in a summary that has the focus and leads to the fields', async () => {
  const onSubmit = vi.fn();
  document.title = 'Seite';
  const { user } = await renderForm(script, { onSubmit });
  await user.click(await screen.findByRole('button', { name: 'Senden' }));
  expect(onSubmit).not.toHaveBeenCalled();
  const box = screen.getByRole('region', { name: '2 Angaben fehlen oder stimmen nicht' });
  expect(document.activeElement).toBe(box);
  expect(document.title).toBe('Fehler: Seite');
  const links = within(box).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['first: required', 'second: required']);
  await user.click(links[1]!);
  expect(document.activeElement?.getAttribute('name')).toBe('second');
});

it('lists four errors and says how many more there are', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const many = handMadeScript(Object.fromEntries(names.map((one) => [one, name])));
  const { user } = await renderForm(many, { onSubmit: vi.fn() });
  await user.click(await screen.findByRole('button', { name: 'Senden' }));
  const box = screen.getByRole('region', { name: '6 Angaben fehlen oder stimmen nicht' });
  expect(within(box).getAllByRole('link')).toHaveLength(4);
  expect(box.textContent).toContain('Weiter unten fehlen noch 2 Angaben.');
});

it('says the error of its only field once, under it, and gives the field the focus', async () => {
  document.title = 'Seite';
  const { user } = await renderForm(handMadeScript({ first: name }), { onSubmit: vi.fn() });
  await user.click(await screen.findByRole('button', { name: 'Senden' }));
  expect(screen.getAllByText('first: required')).toHaveLength(1);
  expect(summary()).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(await box('first'));
  expect(document.title).toBe('Fehler: Seite');
});

it('tells a screen reader the error of an only field that had the focus already, each time', async () => {
  const { user } = await renderForm(handMadeScript({ first: name }), { onSubmit: vi.fn() });
  await user.type(await box('first'), 'a{Enter}');
  const said = await screen.findByRole('alert');
  expect(said.textContent).toBe('first: minLength');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('alert')).not.toBe(said));
  await user.type(await box('first'), 'bc');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('lets the summary shrink and go, and the title with it', async () => {
  document.title = 'Seite';
  const { user } = await renderForm(script, { onSubmit: vi.fn() });
  await user.click(await screen.findByRole('button', { name: 'Senden' }));
  await user.type(await box('first'), 'abc');
  expect(screen.getByRole('region', { name: 'Eine Angabe fehlt oder stimmt nicht' })).toBeTruthy();
  await user.type(await box('second'), 'abc');
  expect(summary()).toBeNull();
  expect(document.title).toBe('Seite');
});

it('puts errors of the server into their fields until the field changes, others into the summary', async () => {
  const errors = [{ path: '/second', keyword: 'unique', rule: 'unique', message: 'Schon vergeben' }];
  const onSubmit = vi.fn().mockRejectedValueOnce(new ApiError({ status: 409, referenceCode: 1003, errors }));
  const { user } = await renderForm(script, { onSubmit, initialData: { first: 'abc', second: 'abc' } });
  await user.click(await screen.findByRole('button', { name: 'Senden' }));
  await waitFor(() => expect(summary()).toBeTruthy());
  expect(screen.getAllByText('Schon vergeben')).toHaveLength(2);
  expect((await box('second')).getAttribute('aria-invalid')).toBe('true');
  await user.type(await box('second'), 'd');
  expect(screen.queryByText('Schon vergeben')).toBeNull();
});

it('says why when the server cannot be reached, keeps what was typed and sends it the second time', async () => {
  const onSubmit = vi.fn().mockRejectedValueOnce(new ApiError({ status: 0, referenceCode: -2 }));
  const { user } = await renderForm(script, { onSubmit, initialData: { first: 'abc', second: 'abc' } });
  await user.click(await screen.findByRole('button', { name: 'Senden' }));
  expect((await screen.findByRole('region', { name: 'Das hat nicht geklappt' })).textContent).toContain(
    'Keine Verbindung',
  );
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  await waitFor(() => expect(summary()).toBeNull());
  expect(onSubmit).toHaveBeenCalledTimes(2);
  expect(onSubmit.mock.lastCall).toEqual([{ first: 'abc', second: 'abc' }, { version: 'one' }]);
});

it.each([
  ['ours', new ApiError({ status: 500, referenceCode: -1, detail: 'Ein Fehler ist aufgetreten' })],
  ['of a proxy', errorOfResponse({ status: 502, data: '<h1>Bad gateway</h1>', headers: new Headers() })],
])('says the general fault in the specified words, and that nothing is lost: %s', async (_whose, fault) => {
  const onSubmit = vi.fn().mockRejectedValueOnce(fault);
  const { user } = await renderForm(script, { onSubmit, initialData: { first: 'abc', second: 'abc' } });
  await user.click(await screen.findByRole('button', { name: 'Senden' }));
  const told = (await screen.findByRole('region', { name: 'Das hat nicht geklappt' })).textContent;
  expect(told).toContain('Ein Fehler ist aufgetreten. Ihre Eingaben sind noch da.');
});

it('says that there were too many tries, also where a proxy says so in its own words', async () => {
  const data = '<h1>Slow down</h1>';
  const onSubmit = vi
    .fn()
    .mockRejectedValueOnce(errorOfResponse({ status: 429, data, headers: new Headers() }));
  const { user } = await renderForm(script, { onSubmit, initialData: { first: 'abc', second: 'abc' } });
  await user.click(await screen.findByRole('button', { name: 'Senden' }));
  const told = (await screen.findByRole('region', { name: 'Das hat nicht geklappt' })).textContent;
  expect(told).toContain('Zu viele Versuche. Bitte versuchen Sie es später noch einmal.');
});

it('takes errors of the page by its property and by the handle', async () => {
  const { again, handle } = await renderForm(script, { initialData: { first: 'abc', second: 'abc' } });
  await box('first');
  again({ serverErrors: [{ path: '/first', message: 'Vom Server' }] });
  expect(screen.getAllByText('Vom Server')).toHaveLength(2);
  await waitFor(() => handle.current?.showErrors([{ path: '/nirgends', message: 'Allgemein' }]));
  expect(await screen.findByText('Allgemein')).toBeTruthy();
});

it('sends once however often the button is pressed', async () => {
  const onSubmit = vi.fn(() => new Promise<void>(() => {}));
  const { user } = await renderForm(script, { onSubmit, initialData: { first: 'abc', second: 'abc' } });
  const button = await screen.findByRole('button', { name: 'Senden' });
  await user.dblClick(button);
  await user.type(await box('first'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('Wird gesendet.')).toBeTruthy();
});

it('checks by the handle without a button of its own', async () => {
  const { handle } = await renderForm(script, { hideSubmit: true });
  await box('first');
  expect(screen.queryByRole('button')).toBeNull();
  await waitFor(() => expect(handle.current?.validate()).toBeNull());
  expect(await screen.findByRole('region', { name: '2 Angaben fehlen oder stimmen nicht' })).toBe(
    document.activeElement,
  );
});

it('takes a refusal without a field for that of the only field', async () => {
  const refusal = new ApiError({ status: 400, referenceCode: 1028, detail: 'Falscher Code' });
  const onSubmit = vi.fn().mockRejectedValueOnce(refusal);
  const { user } = await renderForm(handMadeScript({ code: {} }), { onSubmit });
  await user.click(await screen.findByRole('button', { name: 'Senden' }));
  await waitFor(async () => expect((await box('code')).getAttribute('aria-invalid')).toBe('true'));
  await user.type(await box('code'), '1');
  expect(screen.queryByText('Falscher Code')).toBeNull();
});

it('waits with the error of a field until the pressed button is released, so that nothing moves under it', async () => {
  const { user } = await renderForm(script, { onSubmit: vi.fn() });
  await user.type(await box('first'), 'ab');
  const button = screen.getByRole('button', { name: 'Senden' });
  await user.pointer({ target: button, keys: '[MouseLeft>]' });
  expect(screen.queryByText('first: minLength')).toBeNull();
  await user.pointer({ target: document.body, keys: '[/MouseLeft]' });
  expect(await screen.findByText('first: minLength')).toBeTruthy();
});
