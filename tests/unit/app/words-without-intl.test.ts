import { describe, expect, test } from 'vitest';
import { dayInWords, shortMonth } from '../../../src/client/lib/day-in-words.ts';
import { listInWords } from '../../../src/client/lib/list-in-words.ts';
import { addDays } from '../../../src/shared/calendar.ts';
import { figure, fullFigure } from '../../../src/shared/figure.ts';
import { langs, localeOf } from '../../../src/shared/language.ts';

const days = Array.from({ length: 800 }, (_, at) => addDays('2026-01-01', at));
const numbers = [
  ...[0, 0.05, 0.5, 1, 9.95, 999.5, 1000, 1234.5678, 12_345, 100_000, 1e7 + 0.1],
  ...Array.from({ length: 2000 }, (_, at) => (at * at) / 200),
];

test('a moment has the day that stands in it', () => {
  expect(dayInWords('2026-11-01T00:30:00Z', 'de')).toBe('1. November');
});

describe.each(langs)('as the browser writes it: %s', (lang) => {
  const locale = localeOf[lang];
  const date = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

  test.each([
    [{}, date],
    [{ year: true }, { ...date, year: 'numeric' }],
    [{ weekday: true }, { ...date, weekday: 'long' }],
    [
      { weekday: true, year: true },
      { ...date, weekday: 'long', year: 'numeric' },
    ],
  ] as const)('days with %j', (further, options) => {
    const byIntl = new Intl.DateTimeFormat(locale, options);
    for (const day of days) expect(dayInWords(day, lang, further)).toBe(byIntl.format(new Date(day)));
  });

  test('months', () => {
    const byIntl = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
    for (const day of days) expect(shortMonth(day, lang)).toBe(byIntl.format(new Date(day)));
  });

  test.each([0, 1, 2, 3])('figures with at most %i digits', (most) => {
    const byIntl = new Intl.NumberFormat(locale, { maximumFractionDigits: most });
    for (const number of numbers) expect(figure(number, most)).toBe(byIntl.format(number));
  });

  test.each([0, 1, 2, 3])('figures with all %i digits', (digits) => {
    const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    const byIntl = new Intl.NumberFormat(locale, options);
    for (const number of numbers) expect(fullFigure(number, digits)).toBe(byIntl.format(number));
  });

  test('lists', () => {
    const byIntl = new Intl.ListFormat(locale);
    for (const list of [[], ['a'], ['a', 'b'], ['a', 'b', 'c', 'd']])
      expect(listInWords(list, lang)).toBe(byIntl.format(list));
  });
});
