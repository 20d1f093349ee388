import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { bringIntoView } from '../../../src/workbench/preview/frame/bring-into-view.ts';
import { realDefinitions } from '../../support/definitions.ts';
import { renderForm } from '../../support/render-form.tsx';

async function registration() {
  // jsdom has none; these names need no escaping.
  vi.stubGlobal('CSS', { escape: (name: string) => name });
  const script = (await realDefinitions()).form('auth/register', 'de');
  if (!script) throw new Error('auth/register is not in force');
  await renderForm(script);
  await screen.findByRole('button', { name: /^Persönliche/, expanded: true });
  vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
}

const opened = () => screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);

test('the section of a field is opened', async () => {
  await registration();
  bringIntoView('/security/password');
  expect(await screen.findByRole('button', { name: /Sicherheit/, expanded: true })).toBeDefined();
});

test('in an open section nothing is pressed, or a calendar would take the focus from the person who types', async () => {
  await registration();
  const before = opened();
  const pressed = vi.fn();
  document.addEventListener('click', pressed);
  bringIntoView('/personal/idNumber');
  document.removeEventListener('click', pressed);
  expect(pressed).not.toHaveBeenCalled();
  expect(opened()).toEqual(before);
});
