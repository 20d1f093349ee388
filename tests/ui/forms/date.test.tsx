import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { dayValue, parseDay, showDay } from '../../../src/shared/typed-date.ts';
import { handMadeScript } from '../../support/hand-made-script.ts';
import { renderForm } from '../../support/render-form.tsx';

describe('a typed day', () => {
  it.each(['25/12/2030', '25.12.2030', '25-12-2030', '25122030', '2030-12-25', ' 25.12.2030 '])(
    'is understood as %s',
    (text) => expect(parseDay(text)).toBe('2030-12-25'),
  );

  it.each(['31/02/2030', '29.02.2029', '31.04.2030', '00/01/2030', '1/13/2030', '25/12/30', '25/12', '2'])(
    'is not a day as %s, and stays as it is',
    (text) => {
      expect(parseDay(text)).toBeUndefined();
      expect(dayValue(text)).toBe(text);
    },
  );

  it('is shown day first, half typed text as it is', () => {
    expect(showDay('2030-12-25')).toBe('25/12/2030');
    expect(showDay('25/1')).toBe('25/1');
  });
});

const script = handMadeScript({ day: { schema: { type: 'string', format: 'date' } } });
const box = () => screen.findByRole('textbox', { name: 'day' });

it('keeps the typed spelling until the field is left, and ISO in the data', async () => {
  const onChange = vi.fn();
  const { user } = await renderForm(script, { onChange });
  await user.type(await box(), '5.12.2030');
  expect(await box()).toHaveProperty('value', '5.12.2030');
  expect(onChange.mock.lastCall?.at(0)).toEqual({ day: '2030-12-05' });
  await user.tab();
  expect(await box()).toHaveProperty('value', '05/12/2030');
});

it('leaves a day that does not exist as it was typed', async () => {
  const onChange = vi.fn();
  const { user } = await renderForm(script, { onChange });
  await user.type(await box(), '31.02.2030');
  await user.tab();
  expect(await box()).toHaveProperty('value', '31.02.2030');
  expect(onChange.mock.lastCall?.at(0)).toEqual({ day: '31.02.2030' });
});

it('takes a day from the calendar and gives the focus back', async () => {
  const { user } = await renderForm(script, { initialData: { day: '2030-12-25' } });
  const button = await screen.findByRole('button', { name: 'Kalender öffnen: day' });
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'day' });
  await user.click(screen.getByRole('button', { name: '24 Dezember 2030' }));
  expect(dialog.isConnected).toBe(false);
  expect(await box()).toHaveProperty('value', '24/12/2030');
  expect(document.activeElement).toBe(button);
  await user.click(button);
  await screen.findByRole('dialog', { name: 'day' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
