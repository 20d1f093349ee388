import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handMadeScript } from '../../support/hand-made-script.ts';
import { renderForm } from '../../support/render-form.tsx';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

const script = handMadeScript({ code: { required: true, ui: { 'ui:widget': 'otp' } } });
const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
const otp = (more = {}) => ({
  expiresAt: Date.now() + 300_000,
  resendAt: Date.now() + 60_000,
  onResend: vi.fn(async () => {}),
  ...more,
});
const box = () => screen.findByRole('textbox', { name: 'code' });

it('is one input that a phone fills from the message', async () => {
  await renderForm(script, { context: { otp: otp() } });
  const input = await box();
  expect(input.getAttribute('autocomplete')).toBe('one-time-code');
  expect(input.getAttribute('inputmode')).toBe('numeric');
});

it('takes a pasted code with blanks and, if asked to, sends it', async () => {
  const onSubmit = vi.fn(async () => {});
  await renderForm(script, { onSubmit, context: { otp: otp({ autoSubmit: true }) } });
  await user().click(await box());
  await user().paste(' 123 456');
  expect(await box()).toHaveProperty('value', '123456');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit).toHaveBeenCalledWith({ code: '123456' }, { version: 'one' });
});

it('cuts a code off where the server said its length, and nowhere by itself', async () => {
  await renderForm(script, { context: { otp: otp({ digits: 6 }) } });
  await user().click(await box());
  await user().paste('Code 123456, gültig 5 Minuten');
  expect(await box()).toHaveProperty('value', '123456');
});

it('leaves the length to the form’s rule where nobody said it', async () => {
  await renderForm(script, { context: { otp: otp() } });
  await user().click(await box());
  await user().paste('1234 5678');
  expect(await box()).toHaveProperty('value', '12345678');
});

it('counts down, says when the code has expired, and how many tries are left', async () => {
  await renderForm(script, { context: { otp: otp({ triesLeft: 1 }) } });
  await box();
  expect(screen.getByText('5:00')).toBeTruthy();
  expect(screen.getByText(/noch 1 Versuch$/)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(screen.getByText(/^3:5\d$/)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(240_000));
  expect(screen.getAllByText(/Der Code ist abgelaufen/).length).toBeGreaterThan(0);
});

it('sends another code only after a while, and says so politely', async () => {
  const context = { otp: otp() };
  await renderForm(script, { context });
  const button = await screen.findByRole('button', { name: /Neuer Code in 1:00/ });
  await user().click(button);
  expect(context.otp.onResend).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  await user().click(screen.getByRole('button', { name: 'Neuen Code senden' }));
  expect(context.otp.onResend).toHaveBeenCalledTimes(1);
  expect((await screen.findByText('Ein neuer Code ist unterwegs.')).getAttribute('role')).toBe('status');
});

it('says what is wrong right under the code, before its times', async () => {
  await renderForm(script, { onSubmit: vi.fn(), context: { otp: otp() } });
  await user().click(await box());
  await user().click(screen.getByRole('button', { name: 'Senden' }));
  const error = document.getElementById(`${(await box()).id}__error`)!;
  const after = error.compareDocumentPosition(screen.getByText('5:00'));
  expect(after & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
