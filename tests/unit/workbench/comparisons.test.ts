import { describe, expect, test } from 'vitest';
import { createAjv } from '../../../src/definitions/ajv.ts';
import {
  type ComparedType,
  type Comparison,
  type ComparisonKind,
  comparedType,
  kindsOf,
} from '../../../src/workbench/comparisons/comparison.ts';
import {
  type Compared,
  withComparison,
  withOther,
  withoutComparison,
} from '../../../src/workbench/comparisons/comparison-edit.ts';
import {
  comparisonsInField,
  comparisonsInSection,
} from '../../../src/workbench/comparisons/placed-comparison.ts';

const FILE = 'schemas/survey/trip.schema.json';
const [DE, TR] = ['locales/de/survey.json', 'locales/tr/survey.json'];
const schemas = {
  text: { type: 'string' },
  number: { type: 'integer' },
  date: { type: 'string', format: 'date' },
} satisfies Record<ComparedType, object>;

/** A form with the fields `one` and `two`, whose files are edited. */
function form(field: object, more: object = {}) {
  const texts: Record<string, string> = {
    [FILE]: JSON.stringify({ type: 'object', properties: { one: { ...field, ...more }, two: field } }),
    [DE]: '{}\n',
    [TR]: '{}\n',
  };
  const compared: Compared = {
    ...{ name: 'one', textOf: (path) => texts[path] ?? '', section: { file: FILE, at: [] }, file: FILE },
    keyOf: (rule) => `survey.trip.one.error.${rule}`,
    labelsOf: () => ({ de: 'Anreise', tr: 'Geliş' }),
  };
  return {
    compared,
    take: (made: ReadonlyMap<string, string>) => Object.assign(texts, Object.fromEntries(made)),
    json: (path: string) => JSON.parse(texts[path] ?? ''),
    inSection: () => comparisonsInSection(texts[FILE] ?? '', [], 'one'),
    inField: () => comparisonsInField(texts[FILE] ?? '', ['properties', 'one']),
  };
}

const cases: [ComparisonKind, ComparedType, accepted: unknown[], refused: unknown[]][] = [
  ['differsFrom', 'text', ['a', 'b'], ['a', 'a']],
  ['differsIgnoringCaseFrom', 'text', ['a', 'b'], ['A', 'a']],
  ['equals', 'text', ['a', 'a'], ['A', 'a']],
  ['equalsIgnoringCase', 'text', ['A', 'a'], ['b', 'a']],
  ['atLeast', 'number', [2, 2], [1, 2]],
  ['atMost', 'number', [2, 2], [3, 2]],
  ['differsFrom', 'number', [1, 2], [2, 2]],
  ['notBefore', 'date', ['2027-01-02', '2027-01-02'], ['2027-01-01', '2027-01-02']],
  ['after', 'date', ['2027-01-03', '2027-01-02'], ['2027-01-02', '2027-01-02']],
  ['notAfter', 'date', ['2027-01-02', '2027-01-02'], ['2027-01-03', '2027-01-02']],
  ['before', 'date', ['2027-01-01', '2027-01-02'], ['2027-01-02', '2027-01-02']],
];

test.each(cases)(
  '%s of a %s is what the compiled form decides, and is read again as it was chosen',
  (kind, type, [goodOne, goodTwo], [badOne, badTwo]) => {
    const { compared, take, json, inSection, inField } = form(schemas[type]);
    take(withComparison(compared, { kind, other: 'two' }));
    expect(inSection()).toMatchObject([{ kind, other: 'two', keyword: undefined }]);
    expect(inField()).toEqual([]);
    const validate = createAjv(() => new Date()).compile(json(FILE));
    expect(validate({ one: goodOne, two: goodTwo })).toBe(true);
    expect(validate({ one: badOne, two: badTwo })).toBe(false);
    // What is left out is asked for by another rule.
    expect([{ one: badOne }, { two: badTwo }, {}].map((data) => validate(data))).toEqual([true, true, true]);
  },
);

test('every comparison that is offered is tried above', () => {
  const tried = new Set(cases.map(([kind]) => kind));
  for (const type of ['text', 'number', 'date'] as const)
    for (const kind of kindsOf(type)) expect(tried).toContain(kind);
});

test('a comparison brings a sentence in both languages, and takes it away again', () => {
  const { compared, take, json, inSection } = form(schemas.text);
  take(withComparison(compared, { kind: 'differsFrom', other: 'two' }));
  const key = 'survey.trip.one.error.differsFromTwo';
  expect(json(DE)).toEqual({ [key]: 'Bitte geben Sie hier etwas anderes an als bei „Anreise“.' });
  expect(json(TR)).toEqual({
    [key]: 'Lütfen burada “Geliş” alanındakinden farklı bir şey yazın.',
  });
  const [placed] = inSection();
  if (placed) take(withoutComparison(compared, placed));
  expect([json(DE), json(TR), json(FILE).allOf]).toEqual([{}, {}, undefined]);
});

describe('another comparison in the place of one', () => {
  const changed = (more: object, made: Comparison) => {
    const whole = form(schemas.text, more);
    const [placed] = [...whole.inField(), ...whole.inSection()];
    if (placed) whole.take(withOther(whole.compared, placed, made));
    return whole;
  };

  test('has its own name and sentence', () => {
    const { compared, take, json, inSection } = form(schemas.text);
    take(withComparison(compared, { kind: 'differsFrom', other: 'two' }));
    const [placed] = inSection();
    if (placed) take(withOther(compared, placed, { kind: 'equals', other: 'two' }));
    expect(inSection()).toMatchObject([{ kind: 'equals', rule: 'equalsTwo' }]);
    expect(json(DE)).toEqual({
      'survey.trip.one.error.equalsTwo': 'Bitte geben Sie hier dasselbe an wie bei „Anreise“.',
    });
  });

  test('keeps the name that a person chose', () => {
    const own = { allOf: [{ 'x-rule': 'sameMail', const: { $data: '1/two' } }] };
    const { json, inField } = changed(own, { kind: 'equalsIgnoringCase', other: 'two' });
    expect(inField()).toMatchObject([{ kind: 'equalsIgnoringCase', rule: 'sameMail' }]);
    expect(json(DE)).toEqual({});
  });

  test('without a name has the sentence of its keyword', () => {
    const { json, inField } = changed(
      { const: { $data: '1/two' } },
      { kind: 'equalsIgnoringCase', other: 'two' },
    );
    expect(inField()).toMatchObject([{ kind: 'equalsIgnoringCase', keyword: 'constIgnoreCase' }]);
    expect(Object.keys(json(DE))).toEqual(['survey.trip.one.error.constIgnoreCase']);
  });
});

test('the last rule of a branch of the field goes with its branch', () => {
  const own = { allOf: [{ 'x-rule': 'otherName', not: { constIgnoreCase: { $data: '1/two' } } }] };
  const { compared, take, json, inField } = form(schemas.text, own);
  expect(inField()).toMatchObject([{ kind: 'differsIgnoringCaseFrom', other: 'two', rule: 'otherName' }]);
  const [placed] = inField();
  if (placed) take(withoutComparison(compared, placed));
  expect(json(FILE).properties.one).toEqual({ type: 'string' });
});

test('what says more than a comparison is left to JSON', () => {
  const { take, inSection } = form(schemas.text);
  const lines = [
    { if: { required: ['two'] }, properties: { one: { const: { $data: '1/two' } } } },
    { properties: { one: { const: { $data: '1/two' }, maxLength: 3 } } },
    { 'x-errorAt': 'one', not: { properties: { one: { const: 'a' } } } },
    { properties: { one: { const: { $data: '/section/two' } } } },
  ];
  take(new Map([[FILE, JSON.stringify({ allOf: lines })]]));
  expect(inSection()).toEqual([]);
});

test('lists and ticks are not compared', () => {
  expect([{ type: 'array' }, { type: 'boolean' }, undefined].map(comparedType)).toEqual(
    Array(3).fill(undefined),
  );
});
