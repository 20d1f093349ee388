import type { Clock } from '../shared/clock.ts';
import { allFunctions } from '../shared/rules/all-functions.ts';
import { createRuntime, type Runtime } from '../shared/rules/runtime.ts';
import { lookUp } from './german-towns.ts';
import { isLeakedPassword } from './leaked-passwords.ts';

/** The runtime that knows all: the lists that a browser never gets whole. */
export function wholeRuntime(clock: Clock): Runtime {
  return createRuntime(clock, allFunctions, isLeakedPassword, lookUp);
}
