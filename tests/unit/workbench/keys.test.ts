import { expect, test } from 'vitest';
import { keyWorkOf } from '../../../src/workbench/editor/use-keys.ts';

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
const names = { Ctrl: 'ctrlKey', Cmd: 'metaKey', Shift: 'shiftKey', Alt: 'altKey' } as const;

/** The stroke `Ctrl+Shift+Z`, with the letter as the browser reports it. */
function stroke(keys: string) {
  const [key = '', ...held] = keys.split('+').reverse();
  const modifiers = held.map((name) => [names[name as keyof typeof names], true]);
  return { ...none, key, ...Object.fromEntries(modifiers) };
}

test.each([
  ['undo', 'Ctrl+z', 'Cmd+z'],
  ['undo, with Caps Lock', 'Ctrl+Z', 'Cmd+Z'],
  ['redo', 'Ctrl+Shift+Z', 'Cmd+Shift+z', 'Cmd+Shift+Z', 'Ctrl+y'],
  ['redo, with Caps Lock', 'Ctrl+Shift+z', 'Ctrl+Y'],
  ['save', 'Ctrl+s', 'Cmd+s', 'Ctrl+S', 'Cmd+S'],
])('%s: %s', (work, ...strokes) => {
  for (const keys of strokes) expect([keys, keyWorkOf(stroke(keys))]).toEqual([keys, work.split(',')[0]]);
});

test.each([
  ...['z', 'Z', 'Shift+Z', 'y', 's', 'Alt+z', 'Ctrl+Alt+z', 'Cmd+Alt+z', 'Ctrl+Alt+Shift+Z', 'Ctrl+Cmd+z'],
  ...[
    'Cmd+y',
    'Ctrl+Shift+Y',
    'Ctrl+Shift+S',
    'Cmd+Shift+s',
    'Ctrl+x',
    'Ctrl+Process',
    'Ctrl+Dead',
    'Ctrl+ſ',
  ],
])('%s is left to the browser', (keys) => {
  expect(keyWorkOf(stroke(keys))).toBeUndefined();
});
