import { expect, test } from 'vitest';
import { asBefore } from '../../../src/workbench/preview/as-before.ts';

const copied = <Json>(json: Json): Json => structuredClone(json);

test('what is as before is the same object, and what has changed is as it is now', () => {
  const before = { ui: { order: ['a', 'b'], a: { title: 'A' }, b: { title: 'B' } }, count: 1 };
  expect(asBefore(before, copied(before))).toBe(before);
  const now = { ...copied(before), ui: { ...copied(before.ui), b: { title: 'C' } } };
  const made = asBefore(before, now);
  expect(made).toEqual(now);
  expect(made.ui.order).toBe(before.ui.order);
  expect(made.ui.a).toBe(before.ui.a);
});

test('another order, another length or another kind is another value', () => {
  const values: [unknown, unknown][] = [
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [{ a: undefined }, {}],
    [{}, { a: undefined }],
    [[1, 2], [1]],
    [[1], { 0: 1 }],
    [{ a: null }, { a: {} }],
    [undefined, { a: 1 }],
  ];
  for (const [before, now] of values) {
    const made = asBefore(before, now);
    expect(made).toStrictEqual(now);
    expect(JSON.stringify(made)).toBe(JSON.stringify(now));
    expect(made).not.toBe(before);
  }
});

test('a name of every object is no value of it', () => {
  const now = JSON.parse('{ "__proto__": 1, "constructor": 2 }');
  expect(Object.entries(asBefore({}, now))).toEqual([
    ['__proto__', 1],
    ['constructor', 2],
  ]);
});
