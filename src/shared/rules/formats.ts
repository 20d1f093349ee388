import { isIsoDate } from '../dates.ts';
import { emailPattern } from '../generated/email-pattern.ts';
import { isIban, isSepaIban } from './iban.ts';
import { isIccid } from './iccid.ts';
import type { ParsedPhone, ParsePhone } from './phone.ts';

/** The formats by their names. */
export type Formats = Record<string, (value: string) => boolean>;

/** Every format that a schema may use, the same for browser and server. */
export const formatsWith = (parsePhone: ParsePhone): Formats => ({
  date: isIsoDate,
  email: (value) => emailPattern.test(value),
  /** A valid number, mobile or landline, in E.164. */
  phone: (value) => isStored(parsePhone(value), value),
  /** A valid mobile number in E.164. */
  mobile: (value) => {
    const parsed = parsePhone(value);
    return isStored(parsed, value) && parsed?.mobile === true;
  },
  iban: isIban,
  sepaIban: isSepaIban,
  iccid: isIccid,
  /** What a customer can sign in with: an e-mail address, or a phone number in any common spelling. */
  loginName: (value) => emailPattern.test(value.trim()) || parsePhone(value)?.valid === true,
});

const isStored = (parsed: ParsedPhone | undefined, value: string) =>
  parsed?.valid === true && parsed.e164 === value;
