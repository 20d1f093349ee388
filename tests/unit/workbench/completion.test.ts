import { beforeAll, describe, expect, test } from 'vitest';
import { type FileTexts, readTexts } from '../../../src/definitions/file-texts.ts';
import { kindOf } from '../../../src/definitions/meta/lint-meta.ts';
import { META_SCHEMAS } from '../../../src/definitions/meta/meta-schemas.ts';
import { completionAt } from '../../../src/workbench/json/completion.ts';
import { judgedFaults } from '../../../src/workbench/json/judged-faults.ts';
import { mended, textFaults } from '../../../src/workbench/json/text-faults.ts';
import { ROOT } from '../../support/definitions.ts';

let own: FileTexts;
beforeAll(async () => {
  own = await readTexts(ROOT);
});

const metaOf = (kind = '') => META_SCHEMAS[kind] ?? {};

test('in our own files nothing is called wrong', () => {
  for (const [path, text] of own)
    expect([path, textFaults(text, { meta: metaOf(kindOf(path)), at: [] })]).toEqual([path, []]);
});

/** What is offered where `|` stands. */
function offered(kind: string, typed: string, at: (string | number)[] = []) {
  const offset = typed.indexOf('|');
  const text = typed.replace('|', '');
  const found = completionAt(text, offset, { meta: metaOf(kind), at });
  const taken = found?.offers[0] && text.slice(0, found.from) + found.offers[0].insert + text.slice(found.to);
  return {
    offers: found?.offers ?? [],
    labels: found?.offers.map(({ label }) => label) ?? [],
    first: found?.offers[0],
    taken,
  };
}

const inField = ['properties', 'a'];
describe('completion', () => {
  test('keywords, without those that the object has', () => {
    const { labels, offers } = offered('form', '{ "type": "string", "max|" }', inField);
    expect(labels).toContain('maxLength');
    expect(labels).not.toContain('type');
    expect(offers.find(({ label }) => label === 'maxLength')?.description).toBe('Every text has one.');
  });

  test.each([
    ['form', '{ "minL|" }', inField, '{ "minLength":  }'],
    ['form', '{ "minL| }', inField, '{ "minLength":  }'],
    ['form', '{ "minL|": 3 }', inField, '{ "minLength": 3 }'],
    ['form', '{ "type": "bool|" }', inField, '{ "type": "boolean" }'],
    ['form', '{ "type": | }', inField, '{ "type": "object" }'],
    ['form', '{ "if": { "$order": "/tariff/t|" } }', [], '{ "if": { "$order": "/tariff/type" } }'],
    ['ui', '{ "a": { "ui:w|" } }', [], '{ "a": { "ui:widget": "" } }'],
    ['flow', '{ "steps": [{ "par|" }] }', [], '{ "steps": [{ "parts": [] }] }'],
    ['examples', '{ "valid": [{ "base": 0, "se|" }] }', [], '{ "valid": [{ "base": 0, "set": {} }] }'],
  ] as const)('%s %s', (kind, typed, at, taken) => {
    expect(offered(kind, typed, [...at]).taken).toBe(taken);
  });

  test('names of the order say what they mean', () => {
    expect(offered('form', '{ "$order": "/tariff/da|" }', ['if']).first).toMatchObject({
      label: '/tariff/dataGb',
      description: 'the volume a month in gigabytes',
    });
  });

  test('where anything may stand nothing is offered, whatever is typed', () => {
    expect(offered('words', '{ "a|" }').labels).toEqual([]);
    for (const typed of [
      '|',
      '{|',
      '"|',
      '[[[|',
      '{ "a": }|',
      '}{|',
      '{ "properties": { "__proto__": { "|" } } }',
    ])
      expect(Array.isArray(offered('form', typed).labels)).toBe(true);
  });
});

describe('faults', () => {
  test.each([
    ['{ "type": "string" "minLength": 1 }', 'noComma', '{ "type": "string", "minLength": 1 }'],
    ['{ "type": "string", }', 'comma', '{ "type": "string" }'],
    ['{ "enum": ["a", ] }', 'comma', '{ "enum": ["a" ] }'],
    ['{ "minLength" 1 }', 'colon', '{ "minLength": 1 }'],
    ['{ "enum": ["a"', 'end', '{ "enum": ["a"]'],
    ['{ "enum": ["a"]', 'end', '{ "enum": ["a"]}'],
    ['{ "minLenght": 1 }', 'keyword', '{ "minLength": 1 }'],
    ['{ "type": "strng" }', 'value', '{ "type": "string" }'],
    ['{ "format": "emial" }', 'value', '{ "format": "email" }'],
  ])('%s', (text, kind, made) => {
    const [fault, ...others] = textFaults(text, { meta: metaOf('form'), at: inField });
    expect([fault?.kind, others]).toEqual([kind, []]);
    expect(fault && mended(text, fault)).toBe(made);
  });

  test.each(['{ "qqqqqqqqqq": 1 }', '{ "type": 7 }', '{ "a": undefined }', '{ /* no */ }'])(
    'what is not surely meant is not mended: %s',
    (text) => {
      const [fault] = textFaults(text, { meta: metaOf('form'), at: inField });
      expect(fault).toBeTruthy();
      expect(fault?.mend).toBeUndefined();
    },
  );

  test('a misspelt name far inside is found, a name of the form is none', () => {
    const text = '{ "properties": { "minLenght": { "allOf": [{ "x-rul": "a" }] } } }';
    const faults = textFaults(text, { meta: metaOf('form'), at: [] });
    expect(faults.map(({ word, guess }) => [word, guess])).toEqual([['x-rul', 'x-rule']]);
  });
});

describe('what was judged', () => {
  const file = 'ui-schemas/a/b.ui.json';
  const text = '{\n  "ui:order": ["nam"],\n  "nam": {}\n}\n';
  const at = (pointer: string, sentence: string) =>
    judgedFaults([{ file, pointer, sentence }], file, text)[0];

  test('stands at its value or key, and is mended where the sentence says what was meant', () => {
    const value = at('/ui:order/0', 'There is no field "nam"; did you mean "name"?');
    expect(text.slice(value?.from, value?.to)).toBe('"nam"');
    expect(value && mended(text, value)).toContain('["name"]');
    const key = at('/nam', 'The form has no field "nam"; did you mean "name"?');
    expect(key && mended(text, key)).toContain('"name": {}');
  });

  test('is not mended where it is about something else, or has no place of its own', () => {
    expect(at('/ui:order', '"size" is missing; did you mean "sizes"?')?.mend).toBeUndefined();
    expect(at('/nam/label/x', 'Something is missing.')).toMatchObject({ from: text.indexOf('{}') });
    expect(judgedFaults([{ file, sentence: 'No JSON.' }], file, '')).toEqual([
      { from: 0, to: 0, sentence: 'No JSON.' },
    ]);
    expect(judgedFaults([{ file: 'other', sentence: 'x' }], file, text)).toEqual([]);
  });
});
