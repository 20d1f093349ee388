import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import { phoneMetadata } from '../generated/phone-metadata.ts';

/** A parsed phone number. `mobile` is null where the numbering plan does not say it. */
export interface ParsedPhone {
  /** E.164, as stored: `+491713920000`. */
  e164: string;
  valid: boolean;
  mobile: boolean;
  /** The country, ISO 3166-1: `DE`; undefined where several share a code and the number does not say it. */
  country: string | undefined;
}

/**
 * Adds the plus to `49171…`, which people often leave out; read as a national number it would be an area code near
 * Leer.
 */
function withPlus(text: string): string {
  const digits = text.replace(/\D/g, '');
  return /^\s*49/.test(text) && digits.length >= 11 ? `+${digits}` : text;
}

/** No spelling of a phone number is longer; the library would read a long text several times. */
const MAX_LENGTH = 250;

/** Parses any common German or international spelling; undefined when it is not a phone number. */
export function parsePhone(text: string): ParsedPhone | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const parsed = parsePhoneNumberFromString(withPlus(text), 'DE', phoneMetadata);
  if (!parsed) return undefined;
  const type = parsed.getType();
  return {
    e164: parsed.number,
    valid: parsed.isValid() && parsed.ext === undefined,
    country: parsed.country,
    mobile: type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE',
  };
}

/** Format `phone`: a valid number, mobile or landline, in E.164. */
export function isPhone(value: string): boolean {
  const parsed = parsePhone(value);
  return parsed?.valid === true && parsed.e164 === value;
}

/** Format `mobile`: a valid mobile number in E.164. */
export function isMobile(value: string): boolean {
  return isPhone(value) && parsePhone(value)?.mobile === true;
}
