import type { HostileText } from './hostile-texts.ts';

/** A judge may take this long for the largest body (64 kB), in milliseconds. */
export const MAX_MS = 50;
/** The time of a text beside four times that of its quarter: linear growth is 1, quadratic growth is 4. */
const MAX_GROWTH = 2.5;
const RUNS = 7;
/** A text counts as slow when it looks slow in each of these rounds: one round can meet a busy moment of the machine. */
const ROUNDS = 3;
/** Below this time the clock and the machine decide the ratio, not the judge. */
const MEASURABLE_MS = 20;
/** The lengths of a hostile text, in characters. */
export const LENGTHS = [16_000, 32_000, 64_000] as const;
/** More slow texts say nothing new. */
const ENOUGH = 3;

/** A stopwatch that is read in milliseconds; time in which the machine did other work does not count. */
export function stopwatch(): () => number {
  const [began, used] = [performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(used);
    return Math.min(performance.now() - began, (user + system) / 1000);
  };
}

/** The time of one run. */
export function millisecondsOf(work: () => unknown): number {
  const elapsedMs = stopwatch();
  work();
  return elapsedMs();
}

/** The slow texts of a judge as sentences; empty when its time grows with the length of a text. */
export function slowTexts(judge: (text: string) => unknown, texts: readonly HostileText[]): string[] {
  const found: string[] = [];
  for (const { name, ofLength } of texts) {
    const fault = faultOf(judge, LENGTHS.map(ofLength));
    if (fault !== undefined) found.push(`${name}: ${fault}`);
    if (found.length === ENOUGH) break;
  }
  return found;
}

/** One quick run of each length, shortest first; only what looks slow is measured again. */
function faultOf(judge: (text: string) => unknown, texts: string[]): string | undefined {
  for (const text of texts) {
    const ms = millisecondsOf(() => judge(text));
    if (ms > MEASURABLE_MS && Array.from({ length: ROUNDS }).every(() => isSlow(judge, text)))
      return `${Math.round(ms)} ms for ${text.length} characters`;
  }
  return undefined;
}

/**
 * The whole text beside its quarter four times, in turns, so that other work of the machine slows both. Linear growth
 * makes them equal, quadratic growth makes the whole four times slower.
 */
function isSlow(judge: (text: string) => unknown, text: string): boolean {
  const quarter = text.slice(0, text.length / 4 - 1) + text.slice(-1);
  const times = Array.from({ length: RUNS }, () => ({
    whole: millisecondsOf(() => judge(text)),
    quarters: millisecondsOf(() => {
      for (let i = 0; i < 4; i++) judge(quarter);
    }),
  }));
  const whole = Math.min(...times.map((time) => time.whole));
  const quarters = Math.min(...times.map((time) => time.quarters));
  return whole > MEASURABLE_MS && whole / quarters > MAX_GROWTH;
}
