import parsePhone, { type PhoneNumber } from 'libphonenumber-js/max';

/**
 * A second reading of the formats, written from what they mean and not from the product's code. Numbering plans are
 * Google's data in both: here the library reads them whole, and not from the part that the product ships.
 */

const LOCAL = "!#$%&'*+/=?^_`{|}~-";
const isAlnum = (sign: string) => /^[A-Za-z0-9]$/.test(sign);

function isLabel(label: string): boolean {
  const signs = [...label];
  const ends = [signs[0] ?? '', signs.at(-1) ?? ''];
  return ends.every(isAlnum) && signs.every((sign) => isAlnum(sign) || sign === '-');
}

function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 0) return false;
  const words = text.slice(0, at).split('.');
  const labels = text.slice(at + 1).split('.');
  const isWord = (word: string) =>
    word !== '' && [...word].every((sign) => isAlnum(sign) || LOCAL.includes(sign));
  return words.every(isWord) && labels.length > 1 && labels.every(isLabel);
}

/** The lengths of accounts in SEPA, by length: the register of the European Payments Council. */
const SEPA: Record<number, string> = {
  15: 'NO',
  16: 'BE',
  18: 'DK FI NL',
  19: 'MK SI',
  20: 'AT EE LT LU',
  21: 'CH HR LI LV',
  22: 'BG DE GB IE ME RS VA',
  23: 'GI',
  24: 'AD CZ ES MD RO SE SK',
  25: 'PT',
  26: 'IS',
  27: 'FR GR IT MC SM',
  28: 'AL CY HU PL',
  31: 'MT',
};
const lengthOf = (country: string) =>
  Object.entries(SEPA).find(([, countries]) => countries.split(' ').includes(country))?.[0];

/** The check of ISO 13616 in whole numbers. */
function isChecked(account: string): boolean {
  const moved = `${account.slice(4)}${account.slice(0, 4)}`;
  const digits = [...moved]
    .map((sign) => (/\d/.test(sign) ? sign : String(sign.charCodeAt(0) - 55)))
    .join('');
  return BigInt(digits) % 97n === 1n;
}

function isIban(text: string): boolean {
  if (!/^[A-Z][A-Z]\d\d[A-Z\d]*$/.test(text) || text.length < 15 || text.length > 34) return false;
  const length = lengthOf(text.slice(0, 2));
  return (length === undefined || Number(length) === text.length) && isChecked(text);
}

/** Luhn's check: from the right, every second digit counts twice, by the sum of its digits. */
function isIccid(text: string): boolean {
  if (!/^89\d*$/.test(text) || text.length < 19 || text.length > 20) return false;
  const fromRight = [...text].reverse().map(Number);
  const twice = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];
  const counted = fromRight.map((digit, at) => (at % 2 === 0 ? digit : (twice[digit] ?? 0)));
  return counted.reduce((sum, digit) => sum + digit, 0) % 10 === 0;
}

/** A number as people write it; `49…` without a plus is Germany's code where enough digits follow. */
function phoneIn(text: string): PhoneNumber | undefined {
  if (text.length > 250) return undefined;
  const digits = text.replace(/[^0-9]/g, '');
  const isGerman = text.trimStart().startsWith('49') && digits.length > 10;
  const found = parsePhone(isGerman ? `+${digits}` : text, 'DE');
  return found?.isValid() && !found.ext ? found : undefined;
}

const isPhone = (text: string) => phoneIn(text)?.number === text;

export const secondFormats: Record<string, (text: string) => boolean> = {
  email: isEmail,
  phone: isPhone,
  mobile: (text) => isPhone(text) && /MOBILE$/.test(phoneIn(text)?.getType() ?? ''),
  iban: isIban,
  sepaIban: (text) => lengthOf(text.slice(0, 2)) !== undefined,
  iccid: isIccid,
  loginName: (text) => isEmail(text.trim()) || phoneIn(text) !== undefined,
};
