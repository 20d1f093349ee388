import { fullFormats } from 'ajv-formats/dist/formats.js';
import { isIsoDate } from '../dates.ts';
import { isIban, isSepaIban } from './iban.ts';
import { isIccid } from './iccid.ts';
import { isMobile, isPhone, parsePhone } from './phone.ts';

// ajv-formats types each format as any kind of definition; this one is a regular expression.
const emailPattern = fullFormats.email as RegExp;

/** Every format that a schema may use; one map for browser and server. */
export const formats: Record<string, (value: string) => boolean> = {
  date: isIsoDate,
  email: (value) => emailPattern.test(value),
  phone: isPhone,
  mobile: isMobile,
  iban: isIban,
  sepaIban: isSepaIban,
  iccid: isIccid,
  /** What a customer can sign in with: an e-mail address, or a phone number in any common spelling. */
  loginName: (value) => emailPattern.test(value.trim()) || parsePhone(value)?.valid === true,
};
