import type { Clock } from '../clock.ts';
import { berlinToday, isIsoDate, wholeYears } from '../dates.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Our own keywords: each function gets the limit and the value and returns whether the value is valid. */
export interface KeywordChecks {
  /** The minimum age in whole years, in Berlin. A value that is not a date is left to `format`. */
  minAge: (limit: number, value: string) => boolean;
  maxAge: (limit: number, value: string) => boolean;
  /** The value must be a day after today in Berlin. */
  afterToday: (on: boolean, value: string) => boolean;
  notCommonPassword: (on: boolean, value: string) => boolean;
}

/** The keywords' names with the type of their limit, for the compiler and the linter. */
export const OWN_KEYWORDS: Record<keyof KeywordChecks, 'number' | 'boolean'> = {
  minAge: 'number',
  maxAge: 'number',
  afterToday: 'boolean',
  notCommonPassword: 'boolean',
};

/** The checks with a clock; a value that is not a date is valid here, since `format` refuses it. */
export function keywordChecks(clock: Clock): KeywordChecks {
  const age = (birthday: string): number => wholeYears(birthday, berlinToday(clock()));
  return {
    minAge: (limit, value) => !isIsoDate(value) || age(value) >= limit,
    maxAge: (limit, value) => !isIsoDate(value) || age(value) <= limit,
    afterToday: (on, value) => !on || !isIsoDate(value) || value > berlinToday(clock()),
    notCommonPassword: (on, value) => !on || !isCommonPassword(value),
  };
}
