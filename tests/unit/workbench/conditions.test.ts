import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAjv } from '../../../src/definitions/ajv.ts';
import { type FileTexts, readTexts } from '../../../src/definitions/file-texts.ts';
import { type Condition, overOrder } from '../../../src/shared/conditions/condition.ts';
import { isRecord } from '../../../src/shared/json-values.ts';
import type { Ask, Operator } from '../../../src/workbench/conditions/ask.ts';
import {
  beginning,
  type Choice,
  dayChoice,
  operatorsOf,
  orderChoices,
  sentenceOf,
} from '../../../src/workbench/conditions/choices.ts';
import { effects, effectsOf, isWhole, withEffects } from '../../../src/workbench/conditions/effects.ts';
import { askedIn } from '../../../src/workbench/conditions/read-condition.ts';
import {
  branchesAt,
  withBranch,
  withBranchEffects,
  withCondition,
  withoutBranch,
  withoutCondition,
} from '../../../src/workbench/conditions/section-edit.ts';
import { conditionOf } from '../../../src/workbench/conditions/write-condition.ts';
import { ROOT } from '../../support/definitions.ts';

const clock = () => new Date('2027-03-01T12:00:00Z');
let own: FileTexts;
beforeAll(async () => {
  own = await readTexts(ROOT);
});

/** All values of a name in a file, wherever they stand. */
function allOf(json: unknown, name: string): unknown[] {
  if (Array.isArray(json)) return json.flatMap((part) => allOf(part, name));
  if (!isRecord(json)) return [];
  return Object.entries(json).flatMap(([key, value]) => [
    ...(key === name ? [value] : []),
    ...allOf(value, name),
  ]);
}

const jsonOf = (path: string): unknown => JSON.parse(own.get(path) ?? 'null');

test('the conditions of our own forms and flow are shown as a list, and written again as they were', () => {
  const forms = [...own.keys()].filter((path) =>
    /^schemas\/(?!specimen|definitions).*\.schema\.json$/.test(path),
  );
  const conditions = [
    ...forms.flatMap((path) => allOf(jsonOf(path), 'if')),
    ...allOf(jsonOf('schemas/order/order.flow.json'), 'when'),
  ];
  expect(conditions.length).toBeGreaterThan(25);
  for (const condition of conditions) {
    const asked = askedIn(condition);
    expect([condition, asked && conditionOf(asked)]).toEqual([condition, condition]);
  }
});

const order = (pointer: string, rest: object) => ({ $order: pointer, ...rest });

test.each([
  ['a field that is absent or large', { properties: { group: { minimum: 4 } } }],
  ['a pattern', { properties: { a: { pattern: '^x' } }, required: ['a'] }],
  ['the value of another field', { properties: { a: { const: { $data: '1/b' } } }, required: ['a'] }],
  ['a list that contains something', { properties: { a: { contains: { const: 1 } } }, required: ['a'] }],
  ['the opposite of several', { not: { required: ['a', 'b'] } }],
  ['the opposite of a limit', { not: { properties: { a: { minimum: 1 } }, required: ['a'] } }],
  ['choices beside something else', { anyOf: [{ required: ['a'] }], required: ['b'] }],
  ['choices of several at once', { anyOf: [{ required: ['a', 'b'] }, { required: ['c'] }] }],
  ['nothing', {}],
  ['no object', true],
  ['what is no schema', { properties: 7, required: 'a' }],
  ['the order by a schema', { $order: { const: 1 } }],
  ['nested without an end', JSON.parse(`${'{"not":'.repeat(3000)}{}${'}'.repeat(3000)}`)],
])('what the builder cannot show stays JSON: %s', (_title, condition) => {
  expect(askedIn(condition)).toBeUndefined();
});

const choices: Choice[] = [
  {
    ...{ subject: { kind: 'field', path: ['kind'] }, label: 'Art', type: 'text' },
    options: ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() })),
  },
  {
    subject: { kind: 'field', path: ['inside', 'count'] },
    label: 'Anzahl',
    type: 'number',
    options: undefined,
  },
  { subject: { kind: 'field', path: ['inside', 'yes'] }, label: 'Ja', type: 'boolean', options: undefined },
  { subject: { kind: 'field', path: ['name'] }, label: 'Name', type: 'text', options: undefined },
  ...orderChoices('de', 'order').filter(({ label }) => ['Art des Tarifs', 'angemeldet'].includes(label)),
  dayChoice('de'),
];

/** What an operator says, told once more in plain code. */
const holds: Record<Operator, (is: unknown, value: never) => boolean> = {
  is: (is, value) => is === value,
  isNot: (is, value) => is !== value,
  oneOf: (is, value: unknown[]) => value.includes(is),
  noneOf: (is, value: unknown[]) => !value.includes(is),
  atLeast: (is, value) => Number(is) >= value,
  atMost: (is, value) => Number(is) <= value,
  moreThan: (is, value) => Number(is) > value,
  lessThan: (is, value) => Number(is) < value,
  notBefore: (is, value) => String(is) >= String(value),
  notAfter: (is, value) => String(is) <= String(value),
  filled: (is) => is !== undefined,
  notFilled: (is) => is === undefined,
  from: (_is, value) => '2027-03-01' >= String(value),
  until: (_is, value) => '2027-03-01' <= String(value),
};

interface World {
  kind?: string;
  name?: string;
  inside?: { count?: number; yes?: boolean };
  tariff?: { type?: string };
  userInfo?: { known?: boolean };
}

function valueIn(world: World, { subject }: Ask): unknown {
  if (subject.kind === 'day') return 'today';
  const path = subject.kind === 'order' ? subject.pointer.slice(1).split('/') : subject.path;
  return path.reduce<unknown>((node, name) => (isRecord(node) ? node[name] : undefined), world);
}

const isTrue = (world: World, { joined, asks }: { joined: 'all' | 'any'; asks: readonly Ask[] }) => {
  const truths = asks.map((ask) => {
    const is = valueIn(world, ask);
    // Of the operator that it stands at.
    return holds[ask.operator](is, ask.value as never);
  });
  return joined === 'all' ? truths.every(Boolean) : truths.some(Boolean);
};

const word = fc.constantFrom('a', 'b', 'c');
const anyAsk: fc.Arbitrary<Ask> = fc.constantFrom(...choices).chain((choice) =>
  fc.constantFrom(...operatorsOf(choice)).chain((operator) => {
    const { value, ...ask } = beginning(choice, '2027-02-28', operator);
    const several = Array.isArray(value) ? fc.uniqueArray(word, { minLength: 1 }) : undefined;
    const own: Record<Choice['type'], fc.Arbitrary<unknown>> = {
      text: word,
      number: fc.integer({ min: -2, max: 2 }),
      boolean: fc.boolean(),
      date: fc.constantFrom('2027-02-28', '2027-03-01', '2027-03-02'),
    };
    const made = value === undefined ? fc.constant(undefined) : (several ?? own[choice.type]);
    return made.map((one) => ({ ...ask, value: one }));
  }),
);
const absent = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });
const anyWorld = fc
  .record({ kind: absent(word), name: absent(word), count: absent(fc.integer({ min: -2, max: 2 })) })
  .chain((fields) =>
    fc
      .record({ yes: absent(fc.boolean()), type: absent(word), known: absent(fc.boolean()) })
      .map((more): World => {
        const { kind, name, count } = fields;
        // As JSON has it: what is absent is not there.
        return JSON.parse(
          JSON.stringify({
            ...{ kind, name, inside: { count, yes: more.yes } },
            ...{ tariff: { type: more.type }, userInfo: { known: more.known } },
          }),
        );
      }),
  );

/** As the resolver reads it. */
function resolved(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(resolved);
  if (!isRecord(part)) return part;
  const { $order: pointer, ...rest } = part;
  if (typeof pointer === 'string') return { $order: overOrder(pointer, rest) };
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, resolved(value)]));
}

test('what is chosen is what the compiled condition decides, and reads as the same list again', () => {
  let world: World = {};
  const ajv = createAjv(clock, () => world);
  const anyAsked = fc.record({
    joined: fc.constantFrom('all' as const, 'any' as const),
    asks: fc.array(anyAsk, { minLength: 1, maxLength: 4 }),
  });
  fc.assert(
    fc.property(anyAsked, fc.array(anyWorld, { minLength: 4, maxLength: 8 }), (asked, worlds) => {
      const condition = conditionOf(asked);
      const again = askedIn(JSON.parse(JSON.stringify(condition)));
      expect(again?.asks.length).toBeGreaterThan(0);
      const validate = ajv.compile(resolved(condition) as object);
      for (const one of worlds) {
        world = one;
        const truth = isTrue(one, asked);
        expect([condition, one, validate(one)]).toEqual([condition, one, truth]);
        expect(again && isTrue(one, again)).toBe(truth);
      }
      ajv.removeSchema();
    }),
    { numRuns: 120 },
  );
});

describe('a condition as a sentence', () => {
  const single = order('/tariff/type', { const: 'single' });
  test.each([
    ['de', { properties: { kind: { const: 'a' } }, required: ['kind'] }, '„Art“ = A'],
    ['en', { properties: { kind: { enum: ['a', 'b'] } }, required: ['kind'] }, '“Art” = A or B'],
    ['de', single, '„Art des Tarifs“ = Single'],
    ['en', { anyOf: [single, { required: ['name'] }] }, '“Kind of plan” = Single or “Name” filled in'],
    [
      'de',
      { validFrom: '2027-01-01', not: { required: ['name'] } },
      'ab dem 01.01.2027 und nicht: „Name“ ausgefüllt',
    ],
    ['en', { not: order('/userInfo/known', { const: true }) }, 'not: “signed in” = yes'],
  ] as const)('%s %j', (lang, condition, sentence) => {
    const labelled = lang === 'en' ? [...choices, ...orderChoices('en', 'order')] : choices;
    expect(sentenceOf(lang, condition as Condition, labelled)).toBe(sentence);
  });
});

test('what becomes of fields is read and written, and other rules of the branch stay', () => {
  const branch = {
    if: { required: ['a'] },
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    then: { required: ['b'], properties: { c: { 'x-rule': 'r', minLength: 2 } } },
    else: { properties: { b: false, d: false } },
  };
  expect(effectsOf(branch)).toEqual([
    { name: 'b', effect: 'shownRequired' },
    { name: 'd', effect: 'shown' },
  ]);
  expect(isWhole(branch)).toBe(false);
  for (const effect of effects) {
    const made = { ...branch, ...withEffects(branch, [{ name: 'b', effect }]) };
    expect(effectsOf(made)).toEqual([{ name: 'b', effect }]);
    expect(made.then).toMatchObject({ properties: { c: { minLength: 2 } } });
  }
  expect(Object.values(withEffects({}, []))).toEqual([undefined, undefined]);
});

const TEXT = `{
  "properties": { "a": { "type": "boolean" }, "b": { "type": "string" } },
  "required": ["a", "b"]
}
`;

test('a condition is added, changed and removed in the text of the file, whose other lines keep their look', () => {
  const added = withBranch(TEXT, [], { if: { required: ['a'] } });
  const [placed] = branchesAt(added, []);
  expect(placed?.at).toEqual(['allOf', 0]);
  if (!placed) return;
  const shown = withBranchEffects(added, { ...placed, section: [] }, [
    { name: 'b', effect: 'shownRequired' },
  ]);
  expect(JSON.parse(shown)).toEqual({
    ...JSON.parse(TEXT),
    required: ['a'],
    allOf: [
      {
        if: { required: ['a'] },
        // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
        then: { required: ['b'] },
        else: { properties: { b: false } },
      },
    ],
  });
  expect(shown).toContain('  "properties": { "a": { "type": "boolean" }, "b": { "type": "string" } },\n');
  const asked = withCondition(shown, placed.at, { properties: { a: { const: true } }, required: ['a'] });
  expect(asked).toContain('{ "properties": { "a": { "const": true } }, "required": ["a"] }');
  expect(withCondition(asked, placed.at, { properties: { a: { const: true } }, required: ['a'] })).toBe(
    asked,
  );
  expect(JSON.parse(withoutBranch(asked, placed.at))).toEqual({ ...JSON.parse(TEXT), required: ['a'] });
});

test('a field that was demanded under a condition is demanded always without it, unless another one is left', () => {
  const section: string[] = [];
  const one = withBranch(TEXT, section, { if: { required: ['a'] } });
  const effect = { name: 'b', effect: 'shownRequired' } as const;
  const shown = branchesAt(one, section).reduce(
    (text, placed) => withBranchEffects(text, { ...placed, section }, [effect]),
    one,
  );
  const [placed] = branchesAt(shown, section);
  if (!placed) throw new Error('There is no condition.');
  expect(JSON.parse(withoutCondition(shown, { ...placed, section }))).toEqual(JSON.parse(TEXT));
  const both = withBranch(shown, section, { if: { required: ['b'] } });
  expect(JSON.parse(withoutCondition(both, { ...placed, section })).required).toEqual(['a']);
  const free = withBranchEffects(shown, { ...placed, section }, [{ name: 'b', effect: 'shown' }]);
  const [loose] = branchesAt(free, section);
  if (!loose) throw new Error('There is no condition.');
  expect(JSON.parse(withoutCondition(free, { ...loose, section })).required).toEqual(['a']);
});

test('a free text is first asked whether it is filled, a list for its first choice', () => {
  const text: Choice = {
    ...{ subject: { kind: 'field', path: ['name'] }, label: 'Name', type: 'text', options: undefined },
  };
  const listed: Choice = { ...text, options: [{ value: 'x', label: 'X' }] };
  expect(beginning(text, '2027-02-28')).toEqual({
    subject: text.subject,
    operator: 'filled',
    value: undefined,
  });
  expect(beginning(listed, '2027-02-28')).toMatchObject({ operator: 'is', value: 'x' });
});
