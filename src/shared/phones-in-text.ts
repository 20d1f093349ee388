import { formatPhone } from './format-phone.ts';

/** A German mobile number as mails have it, in two groups: `01522 8817386`. */
const MOBILE = /(?<!\d)0(1[5-7]\d{1,3}) (\d{6,8})(?!\d)/g;

/** A text in which each mobile number is spelled as on all pages, with spaces that do not break. */
export function withPhones(text: string): string {
  return text.replace(MOBILE, (_, prefix: string, rest: string) =>
    formatPhone(`+49${prefix}${rest}`).replaceAll(' ', '\u00A0'),
  );
}
