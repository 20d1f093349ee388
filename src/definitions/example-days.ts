function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Adds months and keeps the day, or takes the last of the month where it has none. */
function addMonths(day: string, months: number): string {
  const from = new Date(`${day}T00:00:00Z`);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(from.getUTCDate(), last))).toISOString().slice(0, 10);
}

/** `@today-18y+1d` → the ISO day, seen from `today`; any other text stays. */
export function relativeDay(text: string, today: string): string {
  if (!/^@today([+-]\d+[dmy])*$/.test(text)) return text;
  const parts = [...text.matchAll(/([+-]\d+)([dmy])/g)];
  const sumOf = (unit: string) =>
    parts.filter((part) => part[2] === unit).reduce((sum, [, amount]) => sum + Number(amount), 0);
  return addDays(addMonths(today, sumOf('y') * 12 + sumOf('m')), sumOf('d'));
}

/** The same with all days in it worked out. */
export function withDays(value: unknown, today: string): unknown {
  if (typeof value === 'string') return relativeDay(value, today);
  if (Array.isArray(value)) return value.map((item) => withDays(item, today));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withDays(item, today)]));
}
