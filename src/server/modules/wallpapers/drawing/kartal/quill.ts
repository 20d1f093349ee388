// Newsprint: black, white, dots and edges.
import { round } from '../kit.ts';

/** A feather from 0 to the right: its front edge is straight, its back edge round, and it ends in a point. */
export const quill = (long: number, wide: number) =>
  `M0 ${round(-wide * 0.22)}C${round(long * 0.4)} ${round(-wide * 0.5)} ${round(long * 0.82)} ${round(-wide * 0.46)} ${round(long)} ${round(-wide * 0.02)}C${round(long * 0.9)} ${round(wide * 0.4)} ${round(long * 0.5)} ${round(wide * 0.56)} 0 ${round(wide * 0.22)}Z`;
