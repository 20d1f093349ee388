import widths from './letter-widths.json' with { type: 'json' };

/** Where a drawing has room for a name or a number. The field is 1080 × 2400. */
export interface PrintPlace {
  what: 'name' | 'number';
  /** The middle of the base line. */
  x: number;
  y: number;
  /** The height of the letters' face. */
  size: number;
  /** A longer text is narrowed to it. */
  width: number;
  fill: string;
  outline?: string;
  /** The whole width of the line around the letters; half of it is seen. */
  outlineWidth?: number;
  /** Degrees, clockwise, around the middle of the base line. */
  rotate?: number;
  /** Between letters, in hundredths of the size. */
  spacing?: number;
  /** The colour of the water below, which shows the letters once more (`reflection.ts`). */
  water?: string;
}

/** A text in its place: it is drawn from `-length / 2` on, `size` high, and then narrowed. */
export interface FittedPrint {
  size: number;
  /** Of the whole text before it is narrowed. */
  length: number;
  /** 1 or less. */
  narrowed: number;
}

/** Letters are not made narrower than this; a still longer text gets smaller letters. */
const NARROWEST = 0.72;

/** Sets a text into its place. @param weight of the brand's display face */
export function fitPrint(
  { size, width, spacing = 0 }: PrintPlace,
  text: string,
  weight: number,
): FittedPrint {
  const gap = spacing / 100;
  const letters = [...text];
  const perSize = letters.reduce((sum, letter) => sum + letterWidth(letter, weight) / 1000 + gap, 0) - gap;
  const room = width / (size * Math.max(perSize, 0.001));
  const narrowed = Math.min(1, Math.max(NARROWEST, room));
  const fitted = room < NARROWEST ? (size * room) / NARROWEST : size;
  return { size: fitted, length: fitted * perSize, narrowed };
}

const tables: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  Object.entries(widths).map(([weight, table]) => [weight, new Map(Object.entries(table))]),
);

/** The letters of a text that the brand's display face has. */
export function drawnLetters(text: string, weight: number): string {
  return [...text].filter((letter) => letterWidth(letter, weight) > 0).join('');
}

/** In thousandths of the size. A letter that the face lacks takes no room and is not drawn. */
export function letterWidth(letter: string, weight: number): number {
  return tables.get(String(weight))?.get(letter) ?? 0;
}
