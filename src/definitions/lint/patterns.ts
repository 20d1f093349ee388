import { createContext, Script } from 'node:vm';
import { isRecord } from '../../shared/json-values.ts';

/** A group that is repeated: only there can the time that a pattern takes double with every character. */
const REPEATED_GROUP = /\)[*+{]/;
/** Long enough to tell doubling from growing, short enough to be over at once for a sound pattern. */
const LENGTH = 40;
/** A busy machine must not make a sound pattern look slow, so it gets a second, longer chance. */
const PATIENCE_MS = [100, 500];
const LETTERS = ['a', 'A', 'é', '0', '_', ' ', '-', '.', '@'];

const attempt = new Script('for (const text of texts) new RegExp(pattern, "u").test(text)');
const known = new Map<string, boolean>();

/** Texts that nearly match: whatever the pattern speaks of, over and over, and then something else. */
function nearMisses(pattern: string): string[] {
  const signs = [...pattern].filter((sign) => !'\\^$*+?()[]{}|'.includes(sign));
  const pairs = signs.slice(1).map((sign, i) => `${signs[i]}${sign}`);
  return [...new Set([...LETTERS, ...signs, ...pairs])].map((part) => `${part.repeat(LENGTH)}\u0001`);
}

function endsWithin(pattern: string, timeout: number): boolean {
  try {
    attempt.runInContext(createContext({ pattern, texts: nearMisses(pattern) }), { timeout });
    return true;
  } catch (error) {
    // A pattern that cannot be read is reported by the compiler.
    return !isRecord(error) || error.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT';
  }
}

/** Whether a pattern can take exponential time, so that one text in a form would stop the server. */
export function isExponential(pattern: string): boolean {
  if (!REPEATED_GROUP.test(pattern)) return false;
  const before = known.get(pattern);
  if (before !== undefined) return before;
  const found = PATIENCE_MS.every((timeout) => !endsWithin(pattern, timeout));
  known.set(pattern, found);
  return found;
}
