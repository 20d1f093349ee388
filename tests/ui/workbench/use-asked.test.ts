import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useAsked } from '../../../src/workbench/use-asked.ts';

let status = 200;
afterEach(() => {
  vi.unstubAllGlobals();
  status = 200;
});

function asked() {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(status === 200 ? { payload: url } : {}, { status }),
  );
  const hook = renderHook(({ seen }) => useAsked<string>('releases', seen), { initialProps: { seen: 0 } });
  return { state: () => hook.result.current, save: (seen: number) => hook.rerender({ seen }) };
}

test('what failed is told until an answer comes by itself', async () => {
  const { state, save } = asked();
  await waitFor(() => expect(state().found).toContain('releases'));
  status = 500;
  save(1);
  await waitFor(() => expect(state().hasFailed).toBe(true));
  // What was found before stays.
  expect(state().found).toContain('releases');
  status = 200;
  save(2);
  await waitFor(() => expect(state().hasFailed).toBe(false));
});

test('it is tried again by a press', async () => {
  status = 500;
  const { state } = asked();
  await waitFor(() => expect(state().hasFailed).toBe(true));
  status = 200;
  act(() => state().again());
  await waitFor(() => expect(state().found).toContain('releases'));
  expect(state().hasFailed).toBe(false);
});
