import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Lang } from '../../../src/shared/language.ts';
import { realDefinitions } from '../../support/definitions.ts';
import { examplesOf } from '../../support/example.ts';
import { renderForm } from '../../support/render-form.tsx';

const definitions = await realDefinitions();
const { valid } = await examplesOf('specimen/vocabulary');
const rows = [
  { name: 'Demir', age: 'adult' },
  { name: 'Kaya', age: 'child' },
];

async function opened(passengers: unknown, lang: Lang = 'de') {
  const script = definitions.form('specimen/vocabulary', lang);
  if (!script) throw new Error('The specimen has a fault.');
  const onSubmit = vi.fn(async () => undefined);
  const form = await renderForm(script, { initialData: { ...valid, passengers }, onSubmit });
  await screen.findByRole('group', { name: /^Mitreisende|^Birlikte/ });
  const sent = () => onSubmit.mock.lastCall?.[0 as never] as { passengers?: unknown } | undefined;
  return {
    ...form,
    sent,
    submit: () => form.user.click(screen.getByRole('button', { name: /Muster prüfen|Örneği denetle/ })),
  };
}

const list = () => screen.getByRole('group', { name: /^Mitreisende/ });
const row = (number: number) => within(list()).getByRole('region', { name: `Person ${number}` });
const names = () =>
  within(list())
    .queryAllByRole('textbox', { name: /^Nachname/ })
    .map((input) => (input as HTMLInputElement).value);
const isInvalid = (control: HTMLElement) => control.getAttribute('aria-invalid') === 'true';
const press = (name: string) => within(list()).getByRole('button', { name });

test('a row is added, filled in and sent; the focus goes to its first field', async () => {
  const { user, submit, sent } = await opened(undefined);
  expect(names()).toEqual([]);
  await user.click(press('Weitere Person hinzufügen'));
  expect(document.activeElement).toBe(within(row(1)).getByRole('textbox', { name: /^Nachname/ }));
  expect(within(list()).getByRole('status').textContent).toContain('Eintrag 1 ist hinzugefügt.');
  await user.keyboard(' Kaya ');
  await user.click(within(row(1)).getByRole('radio', { name: 'Kind' }));
  await user.type(within(row(1)).getByRole('textbox', { name: /^Fancode/ }), 'AB 123 456');
  await submit();
  expect(sent()?.passengers).toEqual([{ name: 'Kaya', age: 'child', fanCode: 'ab123456' }]);
});

test('there are no more rows than the rules allow', async () => {
  const { user } = await opened(rows);
  await user.click(press('Weitere Person hinzufügen'));
  expect(within(list()).queryByRole('button', { name: 'Weitere Person hinzufügen' })).toBeNull();
  expect(list().textContent).toContain('Mehr als 3 sind nicht möglich.');
});

test('a row moves with what stands in it, and the focus with the row', async () => {
  const { user, submit, sent } = await opened(rows);
  await user.click(press('Nach unten: Person 1'));
  expect(names()).toEqual(['Kaya', 'Demir']);
  expect(document.activeElement?.textContent).toContain('Person 2');
  await user.click(press('Nach oben: Person 2'));
  await submit();
  expect(sent()?.passengers).toEqual(rows);
});

test('a removed row is not sent; without any, nothing is', async () => {
  const { user, submit, sent } = await opened(rows);
  await user.click(press('Entfernen: Person 1'));
  expect(names()).toEqual(['Kaya']);
  await user.click(press('Entfernen: Person 1'));
  await submit();
  expect(sent()).not.toHaveProperty('passengers');
});

test('what is wrong is said at the row, and goes with it', async () => {
  const { user, submit, sent } = await opened([...rows, { name: '<b>', age: 'adult' }]);
  await submit();
  expect(sent()).toBeUndefined();
  const faulty = within(row(3)).getByRole('textbox', { name: /^Nachname/ });
  expect(isInvalid(faulty)).toBe(true);
  expect(isInvalid(within(row(1)).getByRole('textbox', { name: /^Nachname/ }))).toBe(false);
  await user.click(screen.getByRole('link'));
  expect(document.activeElement).toBe(faulty);
  await user.click(press('Nach oben: Person 3'));
  expect(isInvalid(within(row(2)).getByRole('textbox', { name: /^Nachname/ }))).toBe(true);
  await user.click(press('Entfernen: Person 2'));
  expect(screen.queryByRole('link')).toBeNull();
  await submit();
  expect(sent()?.passengers).toEqual(rows);
});

test('a list that is only read offers nothing, and says nothing of a limit that is not reached', async () => {
  const script = definitions.form('specimen/vocabulary', 'de');
  if (!script) throw new Error('The specimen has a fault.');
  await renderForm(script, { initialData: { ...valid, passengers: rows }, readOnly: true });
  await screen.findByRole('group', { name: /^Mitreisende|^Birlikte/ });
  expect(names()).toEqual(['Demir', 'Kaya']);
  expect(within(list()).queryByRole('button')).toBeNull();
  expect(list().textContent).not.toContain('nicht möglich');
});
