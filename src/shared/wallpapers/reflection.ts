/** What water shows of the letters that stand on its line, in the field of 1080 × 2400. */
export interface Reflection {
  /** The path of the bands into which the water breaks it: they get thinner and farther apart. */
  bands: string;
  /** The transform of the letters: upside down, and shorter. */
  turn: string;
  /** From where on the water lies over it, how far, and how opaque, by the part of the way down. */
  water: { y: number; height: number; depths: readonly (readonly [part: number, opacity: number])[] };
}

const BANDS = 24;
const FLAT = 0.62;
/** Between the letters and their image. */
const GAP = 6;

/** @param shore the letters' base line */
export function reflectionAt(shore: number): Reflection {
  const bands = Array.from({ length: BANDS }, (_, at) => {
    const [y, height] = [Math.round(shore + 8 + at * 19 + at * at * 0.2), 17 - at * 0.5];
    return `M0 ${y}h1080v${height}H0Z`;
  });
  return {
    bands: bands.join(''),
    turn: `translate(0 ${Math.round(shore * (1 + FLAT) + GAP)}) scale(1 ${-FLAT})`,
    water: {
      y: shore + GAP,
      height: 2400 - shore - GAP,
      depths: [
        [0, 0.25],
        [0.55, 0.8],
        [1, 0.97],
      ],
    },
  };
}
