import { act, cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { serverNow } from '../../../src/client/lib/server-now.ts';
import { useMinute } from '../../../src/client/lib/use-minute.ts';

const MINUTE = 60_000;

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterAll(() => {
  vi.useRealTimers();
});
afterEach(cleanup);

function Minute() {
  return <output>{useMinute().getTime()}</output>;
}

const shown = () => Number(screen.getByRole('status').textContent);
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('the minute changes as it begins, whenever the page was opened, and goes on', () => {
  const begun = Math.floor(serverNow() / MINUTE) * MINUTE;
  pass(MINUTE - (serverNow() % MINUTE) + 40_000);
  render(<Minute />);
  expect(shown()).toBe(begun + MINUTE);
  pass(19_999);
  expect(shown()).toBe(begun + MINUTE);
  pass(1);
  expect(shown()).toBe(begun + 2 * MINUTE);
  pass(MINUTE);
  expect(shown()).toBe(begun + 3 * MINUTE);
});
