/** Postal codes by ISO 3166-1 alpha-2. */
const postalCodes = new Map(
  Object.entries({
    AT: /^[1-9]\d{3}$/,
    BE: /^[1-9]\d{3}$/,
    BG: /^\d{4}$/,
    CH: /^[1-9]\d{3}$/,
    CY: /^\d{4}$/,
    CZ: /^\d{3}[ -]?\d{2}$/,
    DE: /^\d{5}$/,
    DK: /^\d{4}$/,
    EE: /^\d{5}$/,
    ES: /^\d{5}$/,
    FI: /^\d{5}$/,
    FR: /^\d{5}$/,
    GB: /^[A-Z]{1,2}\d[A-Z\d]?[ -]?\d[A-Z]{2}$/,
    GR: /^\d{3}[ -]?\d{2}$/,
    HR: /^\d{5}$/,
    HU: /^\d{4}$/,
    IE: /^[A-Z]\d[\dW][ -]?[A-Z\d]{4}$/,
    IT: /^\d{5}$/,
    LI: /^\d{4}$/,
    LT: /^(?:LT-)?\d{5}$/,
    LU: /^(?:L-)?\d{4}$/,
    LV: /^(?:LV-)?\d{4}$/,
    MT: /^[A-Z]{3}[ -]?\d{4}$/,
    NL: /^[1-9]\d{3}[ -]?[A-Z]{2}$/,
    NO: /^\d{4}$/,
    PL: /^\d{2}[ -]?\d{3}$/,
    PT: /^\d{4}[ -]?\d{3}$/,
    RO: /^\d{6}$/,
    SE: /^\d{3}[ -]?\d{2}$/,
    SI: /^\d{4}$/,
    SK: /^\d{3}[ -]?\d{2}$/,
    TR: /^\d{5}$/,
  }),
);

/**
 * VAT identification numbers with their prefix (European Commission, VIES, "VAT number structure"). Turkey's is the tax
 * number (vergi kimlik numarası), which has none.
 */
const vatIds = new Map(
  Object.entries({
    AT: /^ATU\d{8}$/,
    BE: /^BE[01]\d{9}$/,
    BG: /^BG\d{9,10}$/,
    CY: /^CY\d{8}[A-Z]$/,
    CZ: /^CZ\d{8,10}$/,
    DE: /^DE\d{9}$/,
    DK: /^DK\d{8}$/,
    EE: /^EE\d{9}$/,
    ES: /^ES[A-Z\d]\d{7}[A-Z\d]$/,
    FI: /^FI\d{8}$/,
    FR: /^FR[A-Z\d]{2}\d{9}$/,
    GR: /^EL\d{9}$/,
    HR: /^HR\d{11}$/,
    HU: /^HU\d{8}$/,
    IE: /^IE\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
    IT: /^IT\d{11}$/,
    LT: /^LT(?:\d{9}|\d{12})$/,
    LU: /^LU\d{8}$/,
    LV: /^LV\d{11}$/,
    MT: /^MT\d{8}$/,
    NL: /^NL[A-Z\d+*]{10}\d{2}$/,
    PL: /^PL\d{10}$/,
    PT: /^PT\d{9}$/,
    RO: /^RO\d{2,10}$/,
    SE: /^SE\d{12}$/,
    SI: /^SI\d{8}$/,
    SK: /^SK\d{10}$/,
    TR: /^\d{10}$/,
  }),
);

/** ISO 7064, MOD 11,10: the check digit of a German VAT identification number. */
function hasGermanCheckDigit(vatId: string): boolean {
  const digits = [...vatId.slice(2)].map(Number);
  const product = digits.slice(0, 8).reduce((before, digit) => (2 * ((digit + before) % 10 || 10)) % 11, 10);
  return (11 - product) % 10 === digits[8];
}

/** The check digit of a Turkish tax number, as the Gelir İdaresi Başkanlığı computes it. */
function hasTurkishCheckDigit(vatId: string): boolean {
  const digits = [...vatId].map(Number);
  const sum = digits.slice(0, 9).reduce((total, digit, i) => {
    const shifted = (digit + 9 - i) % 10;
    const rest = (shifted * 2 ** (9 - i)) % 9;
    return total + (shifted !== 0 && rest === 0 ? 9 : rest);
  }, 0);
  return (10 - (sum % 10)) % 10 === digits[9];
}

const checkDigits = new Map([
  ['DE', hasGermanCheckDigit],
  ['TR', hasTurkishCheckDigit],
]);

/** The countries whose postal codes and VAT identification numbers can be judged (ISO 3166-1 alpha-2). */
export const COUNTRIES = { postalCode: [...postalCodes.keys()], vatId: [...vatIds.keys()] };

/** Whether a text is a postal code of a country, in capitals; of a country that is not known, any text is. */
export function isPostalCodeOf(country: string, text: string): boolean {
  return postalCodes.get(country)?.test(text) ?? true;
}

/** Whether a text is a VAT identification number of a country, in capitals and without spaces. */
export function isVatIdOf(country: string, text: string): boolean {
  const hasForm = vatIds.get(country)?.test(text) ?? true;
  return hasForm && (checkDigits.get(country)?.(text) ?? true);
}
