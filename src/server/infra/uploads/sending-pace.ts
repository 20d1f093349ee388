/** How a file must arrive. */
export interface SendingPace {
  /** The time for the whole file. */
  seconds: number;
  /** What must come of it in each part of that time; a sender who stalls is cut off after such a part. */
  leastBytesPerSecond: number;
}

/** The time has so many parts. Of 120 seconds one is 10 seconds: a phone that changes its cell is silent for less. */
const PARTS = 12;

/** How long a sender can be silent before `watchPace` says so: to the end of the part after the last byte, in seconds. */
export function longestSilence({ seconds }: Pick<SendingPace, 'seconds'>): number {
  return (2 * seconds) / PARTS;
}

/** Counts what comes of a file, and says once that it comes too slowly. */
export function watchPace({ seconds, leastBytesPerSecond }: SendingPace, onTooSlow: () => void) {
  const least = (leastBytesPerSecond * seconds) / PARTS;
  let came = 0;
  let part = 0;
  const look = () => {
    part += 1;
    const isLate = came < least || part >= PARTS;
    came = 0;
    if (!isLate) return;
    clearInterval(timer);
    onTooSlow();
  };
  const timer = setInterval(look, (seconds * 1000) / PARTS);
  timer.unref();
  return {
    came: (bytes: number) => {
      came += bytes;
    },
    stop: () => clearInterval(timer),
  };
}
