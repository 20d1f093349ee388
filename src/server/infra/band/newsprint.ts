import type { Band, Field } from './band-shape.ts';
import { area, box, spread } from './shapes.ts';

/** The head of a front page: a thick rule above, a double one below, the wing printed between them. */
export function newsprint({ width, height, colours: { ground, text }, pattern }: Field): Band {
  const [margin, thick, rule] = [height * 0.05, height * 0.11, height * 0.03];
  const wing = height * 2.1;
  return {
    outline: box(0, 0, width, height),
    shapes: [
      area(box(0, 0, width, height), ground),
      ...spread(pattern, { x: width - wing * 1.02, y: -height * 0.22, width: wing }, text, 0.2),
      // The rules are printed over the wing, and nothing stands beyond them.
      area(box(0, 0, width, margin), ground),
      area(box(0, height - margin - rule * 4, width, margin + rule * 4), ground),
      area(box(0, margin, width, thick), text),
      area(box(0, height - margin - rule * 4, width, rule * 2), text),
      area(box(0, height - margin - rule, width, rule), text),
    ],
    isCentred: false,
  };
}
