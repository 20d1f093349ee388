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

/** Reads a text as a phone number; undefined when it is none. */
export type ParsePhone = (text: string) => ParsedPhone | undefined;

/** Judging a form reads a number several times, as it was typed and as it is stored: so many texts are remembered. */
const REMEMBERED = 2;
const remembered = new Map<string, ParsedPhone | undefined>();

/** Parses any common German or international spelling; undefined when it is not a phone number. */
export function parsePhone(text: string): ParsedPhone | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  if (remembered.has(text)) return remembered.get(text);
  const parsed = parse(text);
  remembered.set(text, parsed);
  const [oldest] = remembered.keys();
  if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  return parsed;
}

function parse(text: string): ParsedPhone | undefined {
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
