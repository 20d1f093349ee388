const length = 19;

/** The number of a SIM card: issuer's prefix, account number, Luhn's check digit. */
export function iccid(prefix: string, account: number): string {
  const digits = prefix + String(account).padStart(length - 1 - prefix.length, '0');
  const sum = [...digits].reverse().reduce((total, digit, i) => total + luhnValue(Number(digit), i), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** The check digit comes last, so the digit next to it is the first that is doubled. */
function luhnValue(digit: number, position: number): number {
  const doubled = position % 2 === 0 ? digit * 2 : digit;
  return doubled > 9 ? doubled - 9 : doubled;
}
