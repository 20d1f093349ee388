/** The last four digits are enough to recognise an account. */
export function maskedIban(iban: string): string {
  return `${iban.slice(0, 2)}•• •••• ${iban.slice(-4)}`;
}
