import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { openPage } from '../../support/render-app.tsx';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** Hidden forms have no role: what is found here is what somebody sees. */
async function openForms(): Promise<string[]> {
  await waitFor(() => expect(document.querySelectorAll('form[data-form]')).toHaveLength(2));
  return screen.getAllByRole('form').map((form) => form.getAttribute('data-form') ?? '');
}

function contractNumber(): HTMLInputElement {
  return screen.getByRole('textbox', { name: /^Vertrags- oder/ });
}

test.each([
  ['/information/cancellation', 'contract/cancel', 'Jetzt kündigen'],
  ['/kuendigen', 'contract/cancel', 'Jetzt kündigen'],
  ['/information/cancellation#kuendigen', 'contract/cancel', 'Jetzt kündigen'],
  ['/widerrufen', 'contract/withdraw', 'Widerruf bestätigen'],
  ['/information/cancellation#widerrufen', 'contract/withdraw', 'Widerruf bestätigen'],
  ['/tr/widerrufen', 'contract/withdraw', 'Caymayı onayla'],
])('without a login %s opens one form, %s, with its button', async (address, form, button) => {
  await openPage(t, address);
  expect(await openForms()).toEqual([form]);
  expect(screen.getByRole('button', { name: button })).toBeTruthy();
});

test('the other right is one press away, and what was typed stays in its form', async () => {
  const { user } = await openPage(t, '/kuendigen');
  await openForms();
  await user.type(contractNumber(), 'V-1');
  await user.click(screen.getByRole('radio', { name: 'Widerrufen' }));
  await waitFor(async () => expect(await openForms()).toEqual(['contract/withdraw']));
  expect(window.location.hash).toBe('#widerrufen');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Widerrufen' }));
  await user.click(screen.getByRole('radio', { name: 'Kündigen' }));
  await waitFor(async () => expect(await openForms()).toEqual(['contract/cancel']));
  expect(contractNumber().value).toBe('V-1');
});
