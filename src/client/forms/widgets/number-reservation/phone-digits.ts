/** A German mobile number as people read it: `+4915228171234` → `01522 817 1234`. */
export function readableNumber(msisdn: string): string {
  const national = msisdn.replace(/^\+49/, '0');
  if (!/^0\d{9,12}$/.test(national)) return msisdn;
  const tail = national.slice(5);
  const middle = Math.floor(tail.length / 2);
  return `${national.slice(0, 5)} ${tail.slice(0, middle)} ${tail.slice(middle)}`;
}
