import { renderHook } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { useNumberReservation } from '../../../src/client/forms/widgets/number-reservation/use-number-reservation.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { connectFetch, type InProcessNetwork } from '../../support/in-process-fetch.ts';

let t: TestApp;
let network: InProcessNetwork;
beforeAll(async () => {
  t = await createTestApp();
  network = connectFetch(t);
});
afterAll(async () => {
  network.restore();
  await t.close();
});

test('a guest whose phone is not proved chooses a VIP number, and the first number is given back', async () => {
  const onHeld = vi.fn();
  const { list, reserve } = renderHook(() => useNumberReservation(onHeld)).result.current;
  const [general] = (await list({ kind: 'general' })).numbers;
  const [vip] = (await list({ kind: 'vip' })).numbers;
  await reserve(general?.id ?? '');
  expect((await reserve(vip?.id ?? '')).phoneNumberId).toBe(vip?.id);
  const { held, numbers } = await list({ kind: 'general' });
  expect(held.map(({ phoneNumberId }) => phoneNumberId)).toEqual([vip?.id]);
  expect(numbers.map(({ id }) => id)).toContain(general?.id);
  expect(onHeld).toHaveBeenCalledTimes(2);
});

test('any other refusal stays one', async () => {
  const { reserve } = renderHook(() => useNumberReservation(() => {})).result.current;
  await expect(reserve('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({
    referenceCode: 1104,
  });
});
