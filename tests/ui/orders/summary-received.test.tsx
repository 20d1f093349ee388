import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useApprovalRound } from '../../../src/client/features/orders/use-approval-round.ts';
import { clearDraft, draftForm, orderDraft } from '../../../src/client/lib/order-draft.ts';

const ticked = { summaryReceived: true, termsAccepted: true };
const tick = () => draftForm('order/approval', ticked, { data: ticked });
const isTicked = () => orderDraft().forms['order/approval']?.summaryReceived === true;

interface Shown {
  offer?: string;
  content?: string;
}
const show = (first: Shown) =>
  renderHook(({ offer, content }: Shown) => useApprovalRound(offer, content), { initialProps: first });

beforeEach(tick);
afterEach(clearDraft);

test('a tick from before a reload stays for the same summary', () => {
  const { rerender, result } = show({ offer: 'M' });
  rerender({ offer: 'M', content: 'a' });
  expect([isTicked(), result.current]).toEqual([true, 0]);
});

test('another offer takes the tick away at once, and the summary that then arrives leaves a new tick', () => {
  const { rerender, result } = show({ offer: 'M', content: 'a' });
  rerender({ offer: 'L' });
  expect([isTicked(), result.current]).toEqual([false, 1]);
  expect(orderDraft().forms['order/approval']).toEqual({ termsAccepted: true });
  tick();
  rerender({ offer: 'L', content: 'b' });
  expect([isTicked(), result.current]).toEqual([true, 1]);
});

test('new content of the same offer takes the tick away, also after it was made once more', () => {
  const { rerender, result } = show({ offer: 'M', content: 'a' });
  rerender({ offer: 'M' });
  expect(isTicked()).toBe(true);
  rerender({ offer: 'M', content: 'b' });
  expect([isTicked(), result.current]).toEqual([false, 1]);
});

test('a look at an earlier step changes nothing', () => {
  const { rerender, result } = show({ offer: 'M', content: 'a' });
  rerender({});
  rerender({ offer: 'M' });
  rerender({ offer: 'M', content: 'a' });
  expect([isTicked(), result.current]).toEqual([true, 0]);
});
