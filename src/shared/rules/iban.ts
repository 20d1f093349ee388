/** Length of an IBAN by country, for the countries reachable by SEPA (EPC409-09, 2025). */
const SEPA_LENGTHS: Record<string, number> = {
  AD: 24,
  AL: 28,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
};

/** ISO 7064 mod 97-10 over the rearranged IBAN, digit by digit so that no number becomes too large. */
function mod97(iban: string): number {
  const rearranged = iban.slice(4) + iban.slice(0, 4);
  let remainder = 0;
  for (const char of rearranged) {
    for (const digit of String(Number.parseInt(char, 36))) remainder = (remainder * 10 + Number(digit)) % 97;
  }
  return remainder;
}

/** Format `iban`: the check digits are right (ISO 13616); any country. Expects no spaces, upper case. */
export function isIban(value: string): boolean {
  if (!/^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/.test(value)) return false;
  const length = sepaLength(value);
  return (length === undefined || length === value.length) && mod97(value) === 1;
}

/** Format `sepaIban`: the account's country is in SEPA. Turkey, for example, is not. */
export function isSepaIban(value: string): boolean {
  return sepaLength(value) !== undefined;
}

function sepaLength(value: string): number | undefined {
  const country = value.slice(0, 2);
  return Object.hasOwn(SEPA_LENGTHS, country) ? SEPA_LENGTHS[country] : undefined;
}
