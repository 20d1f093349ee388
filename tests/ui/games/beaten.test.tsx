import { render, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Ball } from '../../../src/client/features/games/figures.tsx';
import { Keeper } from '../../../src/client/features/games/keeper.tsx';
import { useFlight } from '../../../src/client/features/games/use-flight.ts';
import type { Kick } from '../../../src/shared/games/penalty-kick.ts';

const goal: Kick = {
  aim: { x: -88, y: 58, power: 5, curve: 0 },
  ball: { x: -88, y: 58 },
  dive: 'middle',
  outcome: 'goal',
};

function Flight({ kick }: { kick: Kick | undefined }) {
  const [ball, keeper] = [useRef<SVGSVGElement>(null), useRef<SVGSVGElement>(null)];
  useFlight({ ball, keeper }, kick, () => undefined);
  return (
    <>
      <Keeper ref={keeper} keeper="tower" />
      <Ball ref={ball} />
    </>
  );
}

afterEach(() => vi.restoreAllMocks());

const keeperOf = (container: HTMLElement) => container.querySelector<SVGSVGElement>('[data-ball]')?.dataset;

test('a keeper who stays is beaten when the ball is in, looks after it, and is ready for the next one', async () => {
  const { container, rerender } = render(<Flight kick={goal} />);
  expect(keeperOf(container)).toMatchObject({ ball: 'left' });
  expect(keeperOf(container)?.dive).toBeUndefined();
  await waitFor(() => expect(keeperOf(container)?.dive).toBe('middle'));
  await waitFor(() => expect(keeperOf(container)?.dive).toBe('beaten'), { timeout: 2000 });
  rerender(<Flight kick={undefined} />);
  expect(keeperOf(container)?.dive).toBeUndefined();
});

test('after a dive, or with the ball in his hands, he is not', async () => {
  const { container, rerender } = render(<Flight kick={{ ...goal, dive: 'rightLow' }} />);
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(keeperOf(container)?.dive).toBe('rightLow');
  rerender(<Flight kick={{ ...goal, ball: { x: 0, y: 20 }, outcome: 'saved' }} />);
  await waitFor(() => expect(keeperOf(container)?.dive).toBe('held'), { timeout: 2000 });
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(keeperOf(container)?.dive).toBe('held');
});

test('without motion he is beaten at once, and stays so', async () => {
  const { matches: _, ...query } = matchMedia('(prefers-reduced-motion: reduce)');
  vi.spyOn(window, 'matchMedia').mockReturnValue({ ...query, matches: true } as MediaQueryList); // The rest is not read.
  const { container } = render(<Flight kick={goal} />);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(keeperOf(container)?.dive).toBe('beaten');
});
