import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPart } from '../../../src/client/lib/lazy-part.ts';
import { persistently } from '../../../src/client/lib/persistently.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const Part = () => <p>part</p>;

/** A line that loses the first `times` answers. */
const losing = (times: number) => {
  let asked = 0;
  return vi.fn(async () => {
    asked += 1;
    if (asked <= times) throw new TypeError('Failed to fetch dynamically imported module');
    return Part;
  });
};

async function shown(load: () => Promise<typeof Part>, instead?: typeof Part) {
  const Late = lazyPart(load, instead);
  await act(async () => {
    render(
      <Suspense fallback={<p>waits</p>}>
        <Late />
      </Suspense>,
    );
  });
}

test('a part that the line loses comes within seconds, and its place is kept', async () => {
  const load = losing(3);
  await shown(load);
  expect(screen.getByText('waits')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(9_100));
  expect(screen.getByText('part')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(4);
});

test('a part that is lost for 15 seconds leaves its place to what stands for it', async () => {
  await shown(losing(99), () => <p>lost</p>);
  await act(() => vi.advanceTimersByTimeAsync(14_000));
  expect(screen.getByText('waits')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect(screen.getByText('lost')).toBeTruthy();
});

test('what is there at once is asked for once', async () => {
  const load = losing(0);
  expect(await persistently(load)).toBe(Part);
  expect(load).toHaveBeenCalledTimes(1);
});
