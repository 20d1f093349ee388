import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type {
  HeldNumber,
  NumberQuery,
  NumberReservationContext,
} from '../../../src/client/forms/widgets/number-reservation/number-reservation-context.ts';
import { ApiError } from '../../../src/client/lib/api-error.ts';
import type { PhoneNumber } from '../../../src/shared/api/phone-numbers.ts';
import { handMadeScript } from '../../support/hand-made-script.ts';
import { renderForm } from '../../support/render-form.tsx';

const NOW = Date.parse('2026-11-20T12:00:00Z');

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW }));
afterEach(() => vi.useRealTimers());

const general: PhoneNumber[] = ['1', '2', '3'].map((id) => ({
  id,
  msisdn: `+4915228${id}00000`,
  kind: 'general',
  class: 'None',
  priceCents: 0,
}));
const vip: PhoneNumber[] = [
  { id: '9', msisdn: '+4915228190700', kind: 'vip', class: 'Team', priceCents: 1999 },
];

/** Held for 15 minutes by a server whose clock is an hour ahead of this browser's. */
function held(id: string, more: Partial<HeldNumber> = {}): HeldNumber {
  const { msisdn, kind, priceCents, ...number } = [...general, ...vip].find((one) => one.id === id)!;
  return {
    phoneNumberId: id,
    msisdn,
    kind,
    class: number.class,
    priceCents,
    serverTime: new Date(Date.now() + 3_600_000).toISOString(),
    expiresAt: new Date(Date.now() + 3_600_000 + 900_000).toISOString(),
    extensionsLeft: 10,
    warnSeconds: 120,
    ...more,
  };
}

function server(more: Partial<NumberReservationContext> = {}) {
  return {
    list: vi.fn(async ({ kind }: NumberQuery) => ({
      numbers: kind === 'vip' ? vip : general,
      held: [] as HeldNumber[],
    })),
    reserve: vi.fn(async (id: string) => held(id)),
    extend: vi.fn(async (id: string) => held(id, { extensionsLeft: 9 })),
    ...more,
  };
}

const field = { required: true, ui: { 'ui:title': 'Nummer', 'ui:widget': 'numberReservation' } };
const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
const tile = (digits: string) => screen.findByRole('radio', { name: new RegExp(digits) });
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

async function renderNumbers(context = server(), initialData = {}) {
  const onChange = vi.fn();
  const props = { onChange, initialData, context: { numberReservation: context } };
  await renderForm(handMadeScript({ phoneNumberId: field }), props);
  const data = () => onChange.mock.lastCall?.at(0);
  return { context, data };
}

it('holds a tapped number by the clock of the server and has its id as value', async () => {
  const { data } = await renderNumbers();
  await user().click(await tile('0152 2810'));
  expect(await screen.findByText('15:00')).toBeTruthy();
  expect(data()).toEqual({ phoneNumberId: '1' });
  expect((await tile('0152 2810')).getAttribute('aria-checked')).toBe('true');
});

it('moves with the arrows without holding anything', async () => {
  const { context } = await renderNumbers();
  (await tile('0152 2810')).focus();
  await user().keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(await tile('0152 2820'));
  await user().keyboard('{End}');
  expect(document.activeElement).toBe(await tile('0152 2830'));
  expect(context.reserve).not.toHaveBeenCalled();
  await user().keyboard('{Enter}');
  expect(context.reserve).toHaveBeenCalledWith('3');
});

it('warns before the end, extends, and says how often that is still possible', async () => {
  const { context } = await renderNumbers();
  await user().click(await tile('0152 2810'));
  await pass(12 * 60);
  expect(screen.queryByText(/Die letzten 2 Minuten/)).toBeNull();
  await pass(61);
  expect(screen.getByText(/Die letzten 2 Minuten/).getAttribute('role')).toBe('status');
  await user().click(screen.getByRole('button', { name: /Verlängern/ }));
  expect(context.extend).toHaveBeenCalledWith('1');
  expect(await screen.findByText('15:00')).toBeTruthy();
  expect(screen.getByRole('button', { name: /noch 9-mal/ })).toBeTruthy();
});

it('loses the number when its time is over, says so and shows the board anew', async () => {
  const { context, data } = await renderNumbers();
  await user().click(await tile('0152 2810'));
  await pass(15 * 60 + 1);
  expect((await screen.findByRole('alert')).textContent).toContain('0152 2810 0000 ist abgelaufen');
  expect(data()).toEqual({});
  await waitFor(() => expect(context.list).toHaveBeenCalledTimes(2));
});

it('marks a number that somebody else took meanwhile and keeps the one held before', async () => {
  const reserve = vi.fn(async (id: string) => {
    if (id === '2') throw new ApiError({ status: 409, referenceCode: 1104 });
    return held(id);
  });
  const { data } = await renderNumbers(server({ reserve }));
  await user().click(await tile('0152 2810'));
  await user().click(await tile('0152 2820'));
  expect((await screen.findByRole('alert')).textContent).toContain('wurde gerade vergeben');
  expect(await tile('gerade vergeben')).toHaveProperty('disabled', true);
  expect(data()).toEqual({ phoneNumberId: '1' });
});

it('says that it is too late to extend', async () => {
  const extend = vi.fn().mockRejectedValue(new ApiError({ status: 410, referenceCode: 1105 }));
  const { data } = await renderNumbers(server({ extend }));
  await user().click(await tile('0152 2810'));
  await user().click(await screen.findByRole('button', { name: /Verlängern/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('ist abgelaufen');
  expect(data()).toEqual({});
});

it('finds what is held after a reload, and says when that is no longer so', async () => {
  const list = vi.fn(async () => ({ numbers: general, held: [held('2')] }));
  await renderNumbers(server({ list }), { phoneNumberId: '2' });
  expect(await screen.findByText('Für Sie reserviert')).toBeTruthy();
  const { data } = await renderNumbers(server(), { phoneNumberId: '3' });
  await waitFor(() => expect(data()).toEqual({}));
});

it('says that the number of a draft is not held any more, which it knows by its id alone', async () => {
  const { data } = await renderNumbers(server(), { phoneNumberId: '2' });
  const notice = 'Ihre Reservierung ist abgelaufen. Bitte wählen Sie noch einmal.';
  // Not `findByText`: that overlooks a hole.
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(notice));
  expect(data()).toEqual({});
});

it('never puts another held number in the place of the chosen one', async () => {
  const list = vi.fn(async () => ({
    numbers: general,
    held: [held('2', { kind: 'vip', priceCents: 1999 })],
  }));
  const { data } = await renderNumbers(server({ list }), { phoneNumberId: '3' });
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('abgelaufen'));
  await user().click(screen.getByRole('tab', { name: 'VIP' }));
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
  await tile('0152 2810');
  expect(data()).toEqual({});
});

it('keeps its numbers when the kind is chosen that is shown already', async () => {
  await renderNumbers();
  await tile('0152 2810');
  await user().click(screen.getByRole('tab', { name: 'Standard' }));
  expect(await tile('0152 2810')).toBeTruthy();
});

it('filters VIP numbers by class and digits', async () => {
  const { context } = await renderNumbers();
  await tile('0152 2810');
  await user().click(screen.getByRole('tab', { name: 'VIP' }));
  expect((await tile('19,99')).textContent).toContain('Rückennummer');
  await user().click(screen.getByRole('button', { name: 'Kennzeichen' }));
  await user().type(screen.getByRole('searchbox'), '19 07');
  await waitFor(() =>
    expect(context.list).toHaveBeenLastCalledWith({ kind: 'vip', class: 'City', q: '1907' }),
  );
});

it('filters the others by what their digits look like', async () => {
  const { context } = await renderNumbers();
  await tile('0152 2810');
  await user().click(screen.getByRole('button', { name: 'Doppelt am Ende' }));
  await waitFor(() =>
    expect(context.list).toHaveBeenLastCalledWith({ kind: 'general', pattern: 'DoubleEnding' }),
  );
  expect(screen.getByRole('button', { name: 'Alle' }).getAttribute('aria-pressed')).toBe('false');
  await user().click(screen.getByRole('tab', { name: 'VIP' }));
  await waitFor(() => expect(context.list).toHaveBeenLastCalledWith({ kind: 'vip' }));
});

it('folds the board while a number is held, and another one takes its place', async () => {
  const { data } = await renderNumbers();
  const isOpen = async () => (await tile('0152 2810')).closest('details')?.open;
  expect(await isOpen()).toBe(true);
  await user().click(await tile('0152 2810'));
  await screen.findByText('Für Sie reserviert');
  expect(await isOpen()).toBe(false);
  await user().click(screen.getByText('Andere Nummer wählen'));
  expect(await isOpen()).toBe(true);
  await user().click(await tile('0152 2820'));
  await waitFor(async () => expect(await isOpen()).toBe(false));
  expect(data()).toEqual({ phoneNumberId: '2' });
});

it('an empty board says which kind of number was not found', async () => {
  await renderNumbers(server({ list: vi.fn(async () => ({ numbers: [], held: [] })) }));
  await screen.findByText(/^Keine Standard-Nummer gefunden\./);
  await user().click(screen.getByRole('tab', { name: 'VIP' }));
  await screen.findByText(/^Keine VIP-Nummer gefunden\./);
});
