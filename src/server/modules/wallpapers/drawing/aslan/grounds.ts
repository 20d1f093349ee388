// A floodlit evening.
import { all, chance, group, linear, round } from '../kit.ts';
import type { Inks } from '../motif.ts';

export function evening({ ground, hot }: Inks): string {
  return (
    linear('evening', [
      [0, ground],
      [0.62, '#5A0A18'],
      [1, hot],
    ]) + all('url(#evening)')
  );
}

/** Arms of a fan: both up, one up with a scarf, or down. */
const ARMS = [
  'M-0.6 0.3L-0.8 -0.5 -0.62 -1.5M0.6 0.3L0.8 -0.5 0.62 -1.5',
  'M-0.6 0.3L-1 -0.4 -0.5 -1.3M0.6 0.3L0.75 1',
  'M0.6 0.3L1 -0.4 0.7 -1.5M-0.6 0.3L-0.75 1',
  'M-0.6 0.3L-0.8 1M0.6 0.3L0.8 1',
  'M-0.6 0.3L-0.95 -0.9M0.6 0.3L0.95 -0.9M-1.05 -1L1.05 -1',
];

/** A fan from behind. */
export function fan(at: number, x: number, y: number, size: number): string {
  const body = 'M-0.85 3.4C-0.9 0.4 -0.5 0.06 0 0S0.9 0.4 0.85 3.4Z';
  return group(
    `translate(${round(x)} ${round(y)}) scale(${round(size)})`,
    `<circle cy="-0.5" r="0.46"/><path d="${body}"/><path d="${ARMS[Math.floor(chance(at) * ARMS.length)]}" fill="none" stroke-width="0.32" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
}
