/** Easter Sunday of a Gregorian year as days since 1 March (Meeus, Jones, Butcher). */
function easterDay(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 22;
  return f - 1;
}

/** Days from Easter Sunday: Good Friday, Easter Monday, Ascension, Whit Monday. */
const MOVING = [-2, 1, 39, 50];
const FIXED = ['01-01', '05-01', '10-03', '12-25', '12-26'];

/** Whether an ISO day is one of the nine holidays that all of Germany has. */
export function isNationwideHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4));
  if (FIXED.includes(day.slice(5))) return true;
  return MOVING.some((offset) => isoOf(Date.UTC(year, 2, 1 + easterDay(year) + offset)) === day);
}

function isoOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
