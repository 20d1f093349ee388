import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { judgeGoods } from '../../../src/definitions/goods/judge-goods.ts';
import { type AdviceRule, adviceFor, adviceQuestions, completions } from '../../../src/shared/plan-advice.ts';
import tariffs from '../../../teams/content/tariffs.json' with { type: 'json' };
import { ROOT } from '../../support/definitions.ts';

const bytes = readFileSync(join(ROOT, 'teams/content/plan-advice.json'));
const schema = JSON.parse(readFileSync(join(ROOT, 'schemas/import/plan-advice.import.json'), 'utf8'));
const rules: AdviceRule[] = JSON.parse(bytes.toString());
const planOf = ({ plan }: AdviceRule) => tariffs.find(({ slug }) => slug === plan)!;

test('the file is sound, and names plans that are on sale', () => {
  expect(judgeGoods(schema, bytes)).toHaveProperty('items');
  expect(rules.filter((rule) => planOf(rule) === undefined)).toEqual([]);
});

test.each([
  ['an unknown answer', { answers: { data: ['lots'] }, plan: 'flex-m', because: ['free'] }],
  ['an unknown question', { answers: { age: ['me'] }, plan: 'flex-m', because: ['free'] }],
  ['no reason', { answers: {}, plan: 'flex-m', because: [] }],
])('the schema takes no row with %s', (_what, row) => {
  expect(judgeGoods(schema, Buffer.from(JSON.stringify([row])))).toHaveProperty('faults');
});

test('the schema knows the answers that the page offers', () => {
  const { properties } = schema.items.properties.answers;
  for (const [question, answers] of Object.entries(adviceQuestions))
    expect(properties[question].items.enum).toEqual(answers);
});

test('whatever is answered, there is a plan, and every row and every plan can be reached', () => {
  const found = completions({}).map((answers) => adviceFor(rules, answers));
  expect(found).toHaveLength(48);
  expect(found.filter((rule) => rule === undefined)).toEqual([]);
  expect(rules.filter((rule) => !found.includes(rule))).toEqual([]);
  expect(new Set(rules.map(({ plan }) => plan))).toEqual(new Set(tariffs.map(({ slug }) => slug)));
});

test('what can no longer change is not asked', () => {
  expect(adviceFor(rules, { whom: 'company' })?.plan).toBe('business-l');
  expect(adviceFor(rules, { whom: 'me' })).toBeUndefined();
  expect(adviceFor(rules, { whom: 'me', data: 'some' })).toBeUndefined();
  expect(adviceFor(rules, { whom: 'me', data: 'some', bond: 'free' })?.plan).toBe('flex-m');
});

/** What a reason says must be so of the plan. */
const truths: Record<string, (plan: (typeof tariffs)[number]) => boolean> = {
  little: ({ dataGb }) => dataGb >= 5,
  some: ({ dataGb }) => dataGb >= 20,
  much: ({ dataGb }) => dataGb >= 40,
  most: ({ dataGb }) => dataGb >= 80,
  mostFree: ({ dataGb, type }) =>
    tariffs.every((other) => other.termMonths > 1 || other.dataGb <= dataGb) &&
    tariffs.some((other) => other.termMonths > 1 && other.dataGb > dataGb) &&
    type === 'flex',
  free: ({ termMonths, oneOffCents }) => termMonths === 1 && oneOffCents === 0,
  long: ({ termMonths, dataGb, priceCents }) =>
    termMonths === 24 &&
    tariffs.every((other) => other.termMonths > 1 || other.priceCents > priceCents || other.dataGb < dataGb),
  jersey: ({ jersey }) => jersey !== null,
  partner: ({ mainContractRequired }) => mainContractRequired,
  child: ({ mainContractRequired, type }) => mainContractRequired && type === 'kids',
  company: ({ businessOnly, netPriceCents }) => businessOnly && netPriceCents !== null,
};

test('each reason is true of its plan', () => {
  const wrong = rules.flatMap((rule) =>
    rule.because
      .filter((reason) => !truths[reason]?.(planOf(rule)))
      .map((reason) => `${rule.plan}: ${reason}`),
  );
  expect(wrong).toEqual([]);
});

test.each(['de', 'tr'])(
  'every answer and every reason has its words, and no reason is unused (%s)',
  (lang) => {
    const words = JSON.parse(readFileSync(join(ROOT, `locales/${lang}/advice.json`), 'utf8'));
    const answers = Object.entries(adviceQuestions).flatMap(([question, all]) =>
      all.map((answer) => `advice.answer.${question}.${answer}`),
    );
    expect(answers.filter((key) => !(key in words))).toEqual([]);
    const said = Object.keys(words).filter((key) => key.startsWith('advice.because.'));
    const named = new Set(
      rules.flatMap(({ because }) => because.map((reason) => `advice.because.${reason}`)),
    );
    expect(new Set(said)).toEqual(named);
  },
);
