const DAY_FIRST = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/;
const YEAR_FIRST = /^(\d{4})-(\d{2})-(\d{2})$/;
/** The number pad of some phones has no separators. */
const DIGITS_ONLY = /^(\d{2})(\d{2})(\d{4})$/;

/** The ISO day of three numbers, or undefined when no calendar has it: the 31st of February never rolls over. */
function isoDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const iso = date.toISOString().slice(0, 10);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1000 ? iso : undefined;
}

/** `25.12.2030`, `25/12/2030`, `25-12-2030`, `25122030` or `2030-12-25` as ISO day; undefined when it is no day. */
export function parseDay(text: string): string | undefined {
  const trimmed = text.trim();
  const yearFirst = YEAR_FIRST.exec(trimmed);
  if (yearFirst) return isoDay(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
  const dayFirst = DAY_FIRST.exec(trimmed) ?? DIGITS_ONLY.exec(trimmed);
  return dayFirst ? isoDay(Number(dayFirst[3]), Number(dayFirst[2]), Number(dayFirst[1])) : undefined;
}

/** An ISO day as it is shown, `25/12/2030`; anything else (half typed) as it is. */
export function showDay(value: string): string {
  const iso = YEAR_FIRST.exec(value);
  return iso ? `${iso[3]}/${iso[2]}/${iso[1]}` : value;
}

/** What the data gets for a typed text: an ISO day, the text itself while it is none, nothing for nothing. */
export function dayValue(text: string): string | undefined {
  return text === '' ? undefined : (parseDay(text) ?? text);
}
