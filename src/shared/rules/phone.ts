import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import { phoneMetadata } from '../generated/phone-metadata.ts';

/** A phone number that was understood. `mobile` is null where the numbering plan does not tell. */
export interface ParsedPhone {
  /** E.164, as stored: `+491713920000`. */
  e164: string;
  valid: boolean;
  mobile: boolean;
}

/** People write `49171…` without the plus; read as a national number that would be an area code near Leer. */
function withPlus(text: string): string {
  const digits = text.replace(/\D/g, '');
  return /^\s*49/.test(text) && digits.length >= 11 ? `+${digits}` : text;
}

/** Reads any common German or international spelling; undefined when it is no phone number at all. */
export function parsePhone(text: string): ParsedPhone | undefined {
  const parsed = parsePhoneNumberFromString(withPlus(text), 'DE', phoneMetadata);
  if (!parsed) return undefined;
  const type = parsed.getType();
  return {
    e164: parsed.number,
    valid: parsed.isValid() && parsed.ext === undefined,
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
