/** Luhn's sum over all digits; of a right number it ends with 0. */
function luhnSum(digits: string): number {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]);
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum;
}

/** Format `iccid`: the number printed on a SIM, 19 or 20 digits beginning with 89 (ITU-T E.118). */
export function isIccid(value: string): boolean {
  return /^89[0-9]{17,18}$/.test(value) && luhnSum(value) % 10 === 0;
}

/** The digits of a SIM with Luhn's check digit as the last one. */
export function withCheckDigit(digits: string): string {
  return `${digits}${(10 - (luhnSum(`${digits}0`) % 10)) % 10}`;
}
