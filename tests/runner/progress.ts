/** How often a suite says how far it is. */
const EVERY_MS = 15_000;

/** Lines that begin so are shown while a check runs; `tests/run.mjs` keeps the others until it fails. */
export const PROGRESS = '… ';

/** Says every few seconds how far a suite is, until it is stopped. @param status such as `12 of 64 files` */
export function sayProgress(status: () => string): () => void {
  const started = Date.now();
  const say = () => {
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`${PROGRESS}${status()}, ${seconds} s`);
  };
  const timer = setInterval(say, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
