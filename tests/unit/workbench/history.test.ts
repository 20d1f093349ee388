import { expect, test } from 'vitest';
import { edited, noHistory, redone, undone } from '../../../src/workbench/editor/history.ts';

const text = (value: string) => new Map([['a', value]]);

test('an edit is undone and redone, and the moment is the same one again', () => {
  const one = edited(noHistory, text('1'));
  const two = edited(one, text('2'));
  expect(undone(two).now).toBe(one.now);
  expect(redone(undone(two)).now).toBe(two.now);
  expect(undone(undone(undone(two))).now).toBe(noHistory.now);
  expect(redone(two)).toBe(two);
});

test('the letters of one word are undone together, those of two are not', () => {
  const typed = ['h', 'he', 'hel'].reduce(
    (history, value) => edited(history, text(value), 'label'),
    noHistory,
  );
  expect(undone(typed).now).toBe(noHistory.now);
  const other = edited(typed, new Map([['b', 'x']]), 'help');
  expect(undone(other).now.texts).toEqual(text('hel'));
  // After undo the next letter begins anew.
  expect(undone(edited(undone(other), text('help'), 'help')).now.texts).toEqual(text('hel'));
});

test('what was undone is gone after another edit', () => {
  const history = edited(undone(edited(noHistory, text('1'))), text('2'));
  expect(redone(history)).toBe(history);
  expect(new Set([noHistory.now.id, history.now.id]).size).toBe(2);
});
