import { expect, test } from 'vitest';
import { digestOfLines } from '../../../src/definitions/cli/impact/effect-on-customers.ts';
import { folded, shortenedEffect } from '../../../src/definitions/cli/impact/shown-lines.ts';

const lines = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at));
/** More forms with words than there is room for; in the last one customers are refused, let in and asked again. */
const decisive = [
  ...lines(20, (at) => `  newly refused: /a${at} by "pattern" — new: "pattern": "^a"; 1 case, e.g. •••`),
  ...lines(20, (at) => `  newly accepted: /b${at} by "pattern" — gone: "pattern": "^a"; 1 case, e.g. •••`),
  ...lines(20, (at) => `  consent: de: /c${at} title was "x", is "y"; asked again of those who agreed`),
];
const counted =
  '9 cases replayed: 20 rules newly refusing, 20 rules no longer refusing. Other changes: words 600.';
const whole = [
  ...Array.from({ length: 60 }, (_, form) => [
    `area/form${form}`,
    ...lines(10, (at) => `  words: de: /${at} title was "x", is "y"`),
  ]).flat(),
  'area/last',
  ...decisive,
  '  layout: /a new: "b"',
  counted,
];

test('of too many lines none is cut that says who is refused, let in, or asked again', () => {
  const shown = shortenedEffect(folded(whole));
  expect(shown.filter((line) => decisive.includes(line))).toEqual(decisive);
  expect(shown.filter((line) => line.startsWith('area/'))).toHaveLength(61);
  expect(shown.at(-1)).toBe(counted);
  // 500 lines, and one in each form of which lines are left out.
  const left = shown.filter((line) => line.startsWith('  … and '));
  expect(shown.length - left.length).toBe(500);
  const cut = left.reduce((sum, line) => sum + Number(/\d+/.exec(line)?.[0]), 0);
  expect(cut).toBe(whole.length - 500);
  // Each stands in its form.
  expect(shown.slice(-2)).toEqual(['  … and 1 more', counted]);
});

test('few lines are all there', () => {
  expect(shortenedEffect(whole.slice(0, 500))).toEqual(whole.slice(0, 500));
});

test('lines of one kind are folded in each form, but for those that decide', () => {
  const words = lines(15, (at) => `  words: de: /${at} title was "x", is "y"`);
  expect(folded(['a/b', ...decisive, ...words, 'a/c', ...words.slice(0, 12), counted])).toEqual([
    ...['a/b', ...decisive, ...words.slice(0, 12), '  words: and 3 more'],
    ...['a/c', ...words.slice(0, 12), counted],
  ]);
});

test('what is approved is about the lines as well that have no room', () => {
  const other = whole.map((line, at) => (at === 600 ? line.replace('"y"', '"z"') : line));
  expect(shortenedEffect(folded(other))).toEqual(shortenedEffect(folded(whole)));
  expect(digestOfLines(other)).not.toBe(digestOfLines(whole));
});
