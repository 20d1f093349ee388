import { type Formats, formatsWith } from './formats.ts';
import { type Normalizers, normalizersWith } from './normalize.ts';
import type { ParsePhone } from './phone.ts';

/** The functions that definitions name. */
export interface RuleFunctions {
  formats: Formats;
  normalizers: Normalizers;
}

/** @param parsePhone the part that is heavy: a browser loads it for the first form that reads phone numbers */
export function ruleFunctionsWith(parsePhone: ParsePhone): RuleFunctions {
  return { formats: formatsWith(parsePhone), normalizers: normalizersWith(parsePhone) };
}
