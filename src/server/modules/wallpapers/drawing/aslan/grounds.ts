// A floodlit evening.
import { all, linear } from '../kit.ts';
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
