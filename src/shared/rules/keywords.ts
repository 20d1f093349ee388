import type { Clock } from '../clock.ts';
import { berlinToday, isIsoDate, wholeYears } from '../dates.ts';
import type { LookUp } from '../lookups.ts';
import { isCommonPassword } from './common-passwords.ts';
import { isPostalCodeOf, isVatIdOf } from './countries.ts';
import { isOneOfIgnoringCase, sameIgnoringCase } from './fold-case.ts';
import { areUploadIds } from './upload-ids.ts';

/** Our own keywords: each function gets the limit and the value and returns whether the value is valid. */
export interface KeywordChecks {
  /** The minimum age in whole years, in Berlin. A value that is not a date is left to `format`. */
  minAge: (limit: number, value: string) => boolean;
  maxAge: (limit: number, value: string) => boolean;
  /** The value must be a day after today in Berlin. */
  afterToday: (on: boolean, value: string) => boolean;
  notCommonPassword: (on: boolean, value: string) => boolean;
  /** Days (ISO 8601), as ajv-formats names them: at the earliest or latest the limit, or after or before it. */
  formatMinimum: (limit: string, value: string) => boolean;
  formatMaximum: (limit: string, value: string) => boolean;
  formatExclusiveMinimum: (limit: string, value: string) => boolean;
  formatExclusiveMaximum: (limit: string, value: string) => boolean;
  /** The same text, whatever the case of its letters. */
  constIgnoreCase: (limit: string, value: string) => boolean;
  /** A postal code, a VAT identification number of the country (ISO 3166-1 alpha-2). */
  postalCodeOf: (country: string, value: string) => boolean;
  vatIdOf: (country: string, value: string) => boolean;
  /** A town of the German postal code. A code that the list does not know limits nothing. */
  townOf: (code: string, value: string) => boolean;
  /** A list of ids of uploads, each once. */
  upload: (on: boolean, value: unknown) => boolean;
  /** Conditions on the day of today in Berlin: from this day on, up to and including this day. Any value is alike. */
  validFrom: (day: string, value: unknown) => boolean;
  validUntil: (day: string, value: unknown) => boolean;
}

/** What the compiler and the linter know of a keyword. */
interface KeywordShape {
  /** The type of its limit. */
  limit: 'number' | 'boolean' | 'string' | 'object';
  /** The limit may be the value of another field: `{"$data": "1/name"}`. */
  $data?: true;
  /** It looks at the clock and at no value, and stands in conditions alone. */
  isCondition?: true;
  /** It judges a list and not a text. */
  isOfList?: true;
}

/** Every keyword of ours. */
export const OWN_KEYWORDS: Record<keyof KeywordChecks, KeywordShape> = {
  minAge: { limit: 'number' },
  maxAge: { limit: 'number' },
  afterToday: { limit: 'boolean' },
  notCommonPassword: { limit: 'boolean' },
  formatMinimum: { limit: 'string', $data: true },
  formatMaximum: { limit: 'string', $data: true },
  formatExclusiveMinimum: { limit: 'string', $data: true },
  formatExclusiveMaximum: { limit: 'string', $data: true },
  constIgnoreCase: { limit: 'string', $data: true },
  postalCodeOf: { limit: 'string', $data: true },
  vatIdOf: { limit: 'string', $data: true },
  townOf: { limit: 'string', $data: true },
  upload: { limit: 'object', isOfList: true },
  validFrom: { limit: 'string', isCondition: true },
  validUntil: { limit: 'string', isCondition: true },
};

/** Days of the form `YYYY-MM-DD` stand in the order of their letters; what is no day is left to `format`. */
function compareDays(isInOrder: (limit: string, value: string) => boolean) {
  return (limit: string, value: string) => !isIsoDate(limit) || !isIsoDate(value) || isInOrder(limit, value);
}

/** Whether a password is known from a leak. */
export type IsLeaked = (password: string) => boolean;

/**
 * The checks with a clock; a value that is not a date is valid here, since `format` refuses it.
 * @param isLeaked passwords that the server refuses too; the browser does not know them
 * @param lookUp the lists that ship with the product; the browser knows what it has asked for
 */
export function keywordChecks(
  clock: Clock,
  isLeaked: IsLeaked = () => false,
  lookUp: LookUp = () => undefined,
): KeywordChecks {
  const today = () => berlinToday(clock());
  const age = (birthday: string): number => wholeYears(birthday, today());
  return {
    minAge: (limit, value) => !isIsoDate(value) || age(value) >= limit,
    maxAge: (limit, value) => !isIsoDate(value) || age(value) <= limit,
    afterToday: (on, value) => !on || !isIsoDate(value) || value > today(),
    notCommonPassword: (on, value) => !on || !(isCommonPassword(value) || isLeaked(value)),
    formatMinimum: compareDays((limit, value) => value >= limit),
    formatMaximum: compareDays((limit, value) => value <= limit),
    formatExclusiveMinimum: compareDays((limit, value) => value > limit),
    formatExclusiveMaximum: compareDays((limit, value) => value < limit),
    constIgnoreCase: sameIgnoringCase,
    postalCodeOf: isPostalCodeOf,
    vatIdOf: isVatIdOf,
    townOf: (code, value) => {
      const towns = lookUp('germanTowns', code);
      return towns === undefined || isOneOfIgnoringCase(towns, value);
    },
    upload: (on, value) => !on || areUploadIds(value),
    validFrom: (day) => today() >= day,
    validUntil: (day) => today() <= day,
  };
}
