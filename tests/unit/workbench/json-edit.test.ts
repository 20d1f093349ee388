import { expect, test } from 'vitest';
import { formats } from '../../../src/shared/rules/all-functions.ts';
import { formatNames } from '../../../src/workbench/editor/field-rules.ts';
import {
  oneLine,
  syntaxFault,
  textAt,
  valueAt,
  withItem,
  withoutItem,
  withSorted,
  withText,
  withValue,
} from '../../../src/workbench/editor/json-edit.ts';

const file = `{
  "type": "object",
  "properties": {
    "size": {
      "type": "string",
      "enum": ["S", "M"]
    },
    "number": { "type": "integer", "minimum": 1 }
  }
}
`;
const size = ['properties', 'size'];

test('a value becomes another, and all else keeps its look', () => {
  const made = withValue(file, ['properties', 'number', 'minimum'], 0);
  expect(made).toBe(file.replace('"minimum": 1', '"minimum": 0'));
  expect(valueAt(withValue(file, [...size, 'maxLength'], 3), [...size, 'maxLength'])).toBe(3);
  expect(withValue(file, ['properties', 'number', 'minimum'], undefined)).toBe(
    file.replace(', "minimum": 1', ''),
  );
  expect(withValue(file, ['properties', 'number', 'type'], undefined)).toContain('{ "minimum": 1 }');
});

test('an entry of a list is added as those before it are written, and taken away', () => {
  const made = withItem(file, [...size, 'enum'], '4XL');
  expect(made).toBe(file.replace('"M"]', '"M", "4XL"]'));
  expect(withoutItem(made, [...size, 'enum'], 2)).toBe(file);
  expect(withoutItem('[1, 2]', [], 0)).toBe('[2]');
  expect(withoutItem('[1]', [], 0)).toBe('[]');
  expect(withoutItem('[1]', [], 5)).toBe('[1]');
  expect(valueAt(withItem('{ "enum": [] }', ['enum'], 1), ['enum'])).toEqual([1]);
  expect(valueAt(withItem('{}', ['required'], 'a'), ['required'])).toEqual(['a']);
  const lines = '{\n  "valid": [\n    1,\n    2\n  ]\n}\n';
  expect(withItem(lines, ['valid'], { set: { a: [1] } })).toBe(
    lines.replace('2\n', '2,\n    { "set": { "a": [1] } }\n'),
  );
});

test('a place is shown as it would stand alone, and taken back as it stands in the file', () => {
  const text = textAt(file, size);
  expect(text).toBe('{\n  "type": "string",\n  "enum": ["S", "M"]\n}');
  expect(withText(file, size, String(text))).toBe(file);
  expect(textAt(file, ['nothing'])).toBeUndefined();
  expect(withText(file, ['nothing'], '1')).toBe(file);
});

test('a word stands in the order of the keys', () => {
  const words = '{\n  "a.x": "1",\n  "c.x": "3"\n}\n';
  expect(withSorted(words, 'b.x', '2')).toBe('{\n  "a.x": "1",\n  "b.x": "2",\n  "c.x": "3"\n}\n');
  expect(Object.keys(JSON.parse(withSorted(words, 'd', '4')))).toEqual(['a.x', 'c.x', 'd']);
  expect(withSorted(words, 'a.x', '0')).toBe(words.replace('"1"', '"0"'));
});

test('names and texts that mean something elsewhere are data', () => {
  const strange = '"}\u2028</script>$(x)\\';
  const made = withSorted('{\n  "a": "1"\n}\n', strange, strange);
  expect(JSON.parse(made)).toEqual({ a: '1', [strange]: strange });
  const proto = '{ "__proto__": { "type": "string" } }';
  expect(valueAt(proto, ['__proto__', 'type'])).toBe('string');
  expect(valueAt('{}', ['__proto__', 'type'])).toBeUndefined();
  expect(withValue(proto, ['__proto__', 'type'], 'integer')).toBe(proto.replace('string', 'integer'));
  expect(oneLine({ a: [], b: {}, c: strange })).toBe(`{ "a": [], "b": {}, "c": ${JSON.stringify(strange)} }`);
});

test('what is no JSON has a reason', () => {
  expect(syntaxFault('{}')).toBeUndefined();
  expect(syntaxFault('{')).toEqual(expect.any(String));
  expect(valueAt('{', ['a'])).toBeUndefined();
});

test('the formats that the page offers are those that there are', () => {
  expect([...formatNames].sort()).toEqual(Object.keys(formats).sort());
});
