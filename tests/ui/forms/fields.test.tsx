import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type HandMadeField, handMadeScript } from '../../support/hand-made-script.ts';
import { renderForm } from '../../support/render-form.tsx';

const onSubmit = () => vi.fn(async () => {});
const send = () => screen.findByRole('button', { name: 'Senden' });

async function renderField(field: HandMadeField, initialData = {}) {
  const submit = onSubmit();
  const rendered = await renderForm(handMadeScript({ field }), { onSubmit: submit, initialData });
  await send();
  const sent = async () => {
    await rendered.user.click(await send());
    return submit.mock.lastCall?.at(0);
  };
  return { ...rendered, sent };
}

it('carries the form’s id, the controls’ names, and labels, help and asterisk tied to them', async () => {
  const ui = { 'ui:help': 'Wie im Ausweis', 'ui:options': { autocomplete: 'name', inputMode: 'text' } };
  const { container } = await renderField({ required: true, ui });
  expect(container.querySelector('form')?.dataset.form).toBe('test/form');
  const box = screen.getByRole('textbox', { name: 'field', description: 'Wie im Ausweis' });
  expect(box.getAttribute('name')).toBe('field');
  expect(box.getAttribute('aria-required')).toBe('true');
  expect(box.getAttribute('autocomplete')).toBe('name');
  expect(container.querySelector('label')?.textContent).toBe('field\u00a0*');
});

it('has no value for an emptied text', async () => {
  const { user, sent } = await renderField({}, { field: 'x' });
  await user.clear(screen.getByRole('textbox'));
  expect(await sent()).toEqual({});
});

it.each(['email', 'phone', 'textarea'])('takes text in a %s control', async (widget) => {
  const { user, sent } = await renderField({ ui: { 'ui:widget': widget } });
  await user.type(screen.getByRole('textbox', { name: 'field' }), 'abc');
  expect(await sent()).toEqual({ field: 'abc' });
});

it('never clamps a number and keeps what is none as it was typed', async () => {
  const { user, sent } = await renderField({
    schema: { type: 'integer' },
    ui: { 'ui:widget': 'number' },
  });
  await user.type(screen.getByRole('textbox', { name: 'field' }), '5');
  await user.tab();
  expect(await sent()).toEqual({ field: 5 });
  await user.type(screen.getByRole('textbox', { name: 'field' }), 'x');
  expect(await sent()).toEqual({ field: '5x' });
});

it('offers a list without choosing, in the order and words of the definition', async () => {
  const { user, sent } = await renderField({
    schema: { type: 'string', enum: ['a', 'b'] },
    ui: { 'ui:widget': 'select', 'ui:enumNames': ['Eins', 'Zwei'] },
  });
  const list = screen.getByRole('combobox', { name: 'field' });
  expect([...list.children].map((option) => option.textContent)).toEqual(['Bitte wählen', 'Eins', 'Zwei']);
  expect(await sent()).toEqual({});
  await user.selectOptions(list, 'Zwei');
  expect(await sent()).toEqual({ field: 'b' });
});

it('groups radios under a legend and chooses none beforehand', async () => {
  const { user, sent } = await renderField({
    required: true,
    schema: { type: 'string', enum: ['a', 'b'] },
    ui: { 'ui:widget': 'radio', 'ui:enumNames': ['Eins', 'Zwei'] },
  });
  expect(screen.getByRole('radiogroup', { name: /field/ }).getAttribute('aria-required')).toBe('true');
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Zwei' }));
  expect(await sent()).toEqual({ field: 'b' });
});

const sources = {
  plans: [
    { value: 's', label: 'Flex S', description: '10 GB', price: '9,99 €', badge: 'Neu' },
    { value: 'm', label: 'Flex M', price: '14,99 €' },
  ],
};

it('fills cards from the page’s sources, with price in the name and words in the description', async () => {
  const submit = onSubmit();
  const ui = { 'ui:widget': 'cards', 'ui:options': { source: 'plans' } };
  const { user } = await renderForm(handMadeScript({ plan: { ui } }), { onSubmit: submit, sources });
  await user.click(await screen.findByRole('radio', { name: 'Flex S 9,99 €', description: '10 GB' }));
  await user.click(await send());
  expect(submit.mock.lastCall?.at(0)).toEqual({ plan: 's' });
});

it('collects ticked cards in the order of the choices', async () => {
  const submit = onSubmit();
  const field = {
    schema: { type: 'array', items: { type: 'string' } },
    ui: { 'ui:widget': 'checkboxCards', 'ui:options': { source: 'plans' } },
  };
  const { user } = await renderForm(handMadeScript({ plans: field }), { onSubmit: submit, sources });
  await user.click(await screen.findByRole('checkbox', { name: /Flex M/ }));
  await user.click(screen.getByRole('checkbox', { name: /Flex S/ }));
  await user.click(await send());
  expect(submit.mock.lastCall?.at(0)).toEqual({ plans: ['s', 'm'] });
  await user.click(screen.getByRole('checkbox', { name: /Flex S/ }));
  await user.click(await send());
  expect(submit.mock.lastCall?.at(0)).toEqual({ plans: ['m'] });
});

it('never ticks a consent by itself, and links the words of its label', async () => {
  const consent = {
    required: true,
    // `const` is what the rule behind a consent looks like; rjsf would make it the value.
    schema: { type: 'boolean', const: true },
    ui: { 'ui:widget': 'consent', 'ui:title': 'Ich kenne die [AGB](/information/agb).' },
  };
  const submit = onSubmit();
  const { user } = await renderForm(handMadeScript({ consent }), { onSubmit: submit });
  const box = await screen.findByRole('checkbox', { name: /Ich kenne die AGB\./ });
  expect(box).toHaveProperty('checked', false);
  expect(screen.getByRole('link', { name: 'AGB' }).getAttribute('href')).toBe('/information/agb');
  await user.click(await send());
  expect(submit).not.toHaveBeenCalled();
  expect(box.getAttribute('aria-invalid')).toBe('true');
  await user.click(box);
  await user.click(await send());
  expect(submit.mock.lastCall?.at(0)).toEqual({ consent: true });
});

it('shows a password on request, lets it be pasted, and ticks off its rules', async () => {
  const rules = (value: unknown) => [
    ...(String(value).length < 6 ? ['minLength'] : []),
    ...(/\d/.test(String(value)) ? [] : ['passwordDigit']),
    ...(value === 'abcdef12' ? ['passwordCommon'] : []),
  ];
  const ui = { 'ui:widget': 'password', 'ui:options': { strength: true, autocomplete: 'new-password' } };
  const { user, container } = await renderField({ rules, ui });
  const box = container.querySelector<HTMLInputElement>('input[name=field]');
  expect(box?.type).toBe('password');
  expect(box?.autocomplete).toBe('new-password');
  await user.click(screen.getByRole('button', { name: 'Passwort anzeigen' }));
  expect(box?.type).toBe('text');
  const met = () => screen.getAllByRole('listitem').map((item) => item.dataset.met);
  expect(met()).toEqual(['false', 'false']);
  expect(screen.getByText('eine Ziffer')).toBeTruthy();
  await user.click(screen.getByRole('textbox', { name: 'field' }));
  await user.paste('abcdef');
  expect(met()).toEqual(['true', 'false']);
  await user.paste('1');
  expect(met()).toEqual(['true', 'true']);
  expect(screen.getByText('Starkes Passwort')).toBeTruthy();
  // It meets each of the rules in the list; a further one refuses it.
  await user.paste('2');
  expect(met()).toEqual(['true', 'true']);
  expect(screen.getByText('Noch zu schwach')).toBeTruthy();
});

it('uses the widgets that a page adds', async () => {
  const shout = () => <p>eigenes Feld</p>;
  const script = handMadeScript({ field: { ui: { 'ui:widget': 'shout' } } });
  await renderForm(script, { widgets: { shout } });
  expect(await screen.findByText('eigenes Feld')).toBeTruthy();
});

it('shows a field that may not be changed, without taking it out of the form', async () => {
  const submit = onSubmit();
  const props = { onSubmit: submit, initialData: { field: 'fest' }, readOnlyFields: ['field'] };
  const { user } = await renderForm(handMadeScript({ field: {}, other: {} }), props);
  await user.type(await screen.findByRole('textbox', { name: 'field' }), 'x');
  await user.click(await send());
  expect(submit.mock.lastCall?.at(0)).toEqual({ field: 'fest' });
});
