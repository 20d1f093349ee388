import { boolean, day, text } from '../api/shapes.ts';

/** Parts of contracts, as the forms' own formats and `x-normalize` say them. */
export const mailAddress = { ...text, format: 'email', 'x-normalize': 'email' };
/** E.164, as numbers are compared and called. */
export const phoneNumber = { ...text, format: 'phone', 'x-normalize': 'phone' };
/** `YYYY-MM-DD` */
export const date = day;
/** A tick without which nothing is sent. */
export const ticked = { ...boolean, const: true };

/** A text of at most so many characters. */
export function textUpTo(maxLength: number) {
  return { ...text, maxLength };
}

/** Without spaces, valid, and of a country that takes part in SEPA. */
export const iban = { ...text, format: 'sepaIban', 'x-normalize': 'iban' };
