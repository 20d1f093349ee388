import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/client/lib/api-error.ts';
import { handMadeScript } from '../../support/hand-made-script.ts';
import { renderForm, sourceOf } from '../../support/render-form.tsx';

afterEach(() => vi.useRealTimers());

const one = handMadeScript({ field: {} });
const two = handMadeScript(
  { field: { rules: (value) => (value === 'abc' ? ['changed'] : []) }, other: {} },
  { version: 'two' },
);
const box = () => screen.findByRole('textbox', { name: 'field' });

/** A server on which the form's definition may change. */
function changingServer() {
  const server = { current: one };
  const source = sourceOf(one, {
    pollSeconds: 0.05,
    fetchVersions: async () => ({ 'test/form': server.current.version }),
    importScript: async () => server.current,
  });
  return { server, source };
}

it('says that it loads, and where it cannot, offers another try under another address', async () => {
  const importScript = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(one);
  const { user } = await renderForm(one, {}, { source: sourceOf(one, { importScript }) });
  expect(screen.getByText('Das Formular wird geladen.')).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toContain('konnte nicht geladen werden');
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await box()).toBeTruthy();
  expect(importScript.mock.calls.map((call) => call[3])).toEqual([0, 1]);
});

it('comes by itself when the line is back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const importScript = vi
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(one);
  await renderForm(one, {}, { source: sourceOf(one, { importScript }) });
  const said = await screen.findByRole('alert');
  await act(() => vi.advanceTimersByTimeAsync(3100));
  expect(importScript).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('alert')).toBe(said);
  await act(() => vi.advanceTimersByTimeAsync(3100));
  expect(await box()).toBeTruthy();
});

it('takes a new version of the definition while the form is open and keeps what was typed', async () => {
  const { server, source } = changingServer();
  const { user } = await renderForm(one, {}, { source });
  await user.type(await box(), 'abc');
  await user.tab();
  server.current = two;
  expect(await screen.findByText('field: changed')).toBeTruthy();
  expect(await box()).toHaveProperty('value', 'abc');
  expect(screen.getByRole('textbox', { name: 'other' })).toBeTruthy();
});

it('looks for new versions only while a form is there and the page is visible', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const fetchVersions = vi.fn(async () => ({ 'test/form': 'one' }));
  const { unmount } = await renderForm(one, {}, { source: sourceOf(one, { fetchVersions }) });
  await act(() => vi.advanceTimersByTimeAsync(2100));
  expect(fetchVersions).toHaveBeenCalledTimes(2);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(fetchVersions).toHaveBeenCalledTimes(2);
  hidden.mockRestore();
  unmount();
  await vi.advanceTimersByTimeAsync(3000);
  expect(fetchVersions).toHaveBeenCalledTimes(2);
});

it('does not look for new versions while somebody types, and looks when the keys rest', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const fetchVersions = vi.fn(async () => ({ 'test/form': 'one' }));
  await renderForm(one, {}, { source: sourceOf(one, { fetchVersions }) });
  const field = await box();
  for (let tenths = 0; tenths < 20; tenths++) {
    fireEvent.input(field, { target: { value: `abc ${tenths}` } });
    await act(() => vi.advanceTimersByTimeAsync(100));
  }
  expect(fetchVersions).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(700));
  expect(fetchVersions).toHaveBeenCalledTimes(1);
});

it('fetches the definition anew when the server says that it has changed', async () => {
  const { server, source } = changingServer();
  const onSubmit = vi.fn(() => {
    server.current = two;
    const errors = [{ path: '/field', keyword: 'changed', rule: 'changed', message: 'Neue Regel' }];
    return Promise.reject(new ApiError({ status: 409, referenceCode: 1108, errors }));
  });
  const { user } = await renderForm(one, { onSubmit }, { source: { ...source, pollSeconds: 1000 } });
  await user.type(await box(), 'abc');
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  expect(await screen.findByRole('textbox', { name: 'other' })).toBeTruthy();
  expect(screen.getAllByText('Neue Regel').length).toBeGreaterThan(0);
});

it('goes on with the old version while the new one cannot be had, and tries again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { server, source } = changingServer();
  const importScript = vi.fn(source.importScript);
  await renderForm(one, {}, { source: { ...source, importScript } });
  await box();
  importScript.mockRejectedValueOnce(new Error('offline'));
  server.current = two;
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.queryByRole('textbox', { name: 'other' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(3500));
  expect(await screen.findByRole('textbox', { name: 'other' })).toBeTruthy();
});
