/** The chance in a kick. */
export interface Draw {
  /** 0–255: whether the keeper waits for the kick and reads it. */
  reading: number;
  /** 0–255: which way he goes otherwise. */
  way: number;
  /** Whether he stretches up, where he reads the side alone. */
  isHigh: boolean;
  /** −3 to 3, most often 0: how far the ball goes from where it was aimed. */
  scatterX: number;
  scatterY: number;
}

/** The chance that four bytes contain. Every byte counts in whole powers of two, so no value comes more often by rounding. */
export function drawOf(bytes: Uint8Array): Draw {
  const [reading = 0, way = 0, side = 0, dice = 0] = bytes;
  return {
    reading,
    way,
    isHigh: side % 2 === 1,
    scatterX: (dice & 3) + ((dice >> 2) & 3) - 3,
    scatterY: ((dice >> 4) & 3) + ((dice >> 6) & 3) - 3,
  };
}

/** What is hashed for a kick. @param seed the secret of a play @param number of the kick, the first is 1 */
export function drawText(seed: string, number: number): string {
  return `${seed}:${number}`;
}
