// Newsprint: black, white, dots and edges.
import { all, clip, fill, group } from '../kit.ts';
import type { Motif } from '../motif.ts';
import { halftone, INK, PAPER } from './grounds.ts';

export const spirit: Motif = ({ mark }) => {
  const eagle = (colour: string) => group('translate(-204 510) scale(31)', mark(colour));
  const upper = 'M-10 -10H1090V930L-10 1690Z';
  return {
    isLight: true,
    shapes: [
      all(INK),
      clip('upper', `<path d="${upper}"/>`),
      fill(upper, PAPER),
      `<g clip-path="url(#upper)">${halftone(30, INK, (x, y) => (y > 1690 - ((x + 10) * 760) / 1100 - 620 ? 0.62 - (1690 - (x * 760) / 1100 - y) / 1000 : 0))}</g>`,
      eagle(PAPER),
      `<g clip-path="url(#upper)">${eagle(INK)}</g>`,
    ].join(''),
  };
};

export const pattern: Motif = ({ pattern: wing }) => ({
  shapes: [
    all(INK),
    halftone(34, '#2C2C30', (x, y) => (y - 900) / 1700 - x / 4000),
    group('translate(1180 2170) rotate(53) scale(2.75) translate(-900 -480)', wing('#2F2F33')),
    group('translate(1100 2170) rotate(42) scale(2.6) translate(-900 -480)', wing(PAPER)),
  ].join(''),
});
