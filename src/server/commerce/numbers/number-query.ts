import type { NumberPattern, PhoneNumberClass, PhoneNumberKind } from '../../../shared/enums.ts';

/** What somebody looks for on the board of numbers. */
export interface NumberQuery {
  kind?: PhoneNumberKind;
  class?: PhoneNumberClass;
  /** Digits that the number contains. */
  q?: string;
  pattern?: NumberPattern;
  /** How many at most, 0 to 200; 200 without it. */
  limit?: string;
}
