import { expect, test } from 'vitest';
import { flowScript, modelFlow } from '../../src/definitions/compile-flow.ts';
import { compileChecks, dataOf, formScript, modelForm } from '../../src/definitions/compile-form.ts';
import { loadScript } from '../../src/definitions/load-script.ts';
import type { Source } from '../../src/definitions/source.ts';
import { compileToCode } from '../../src/definitions/standalone.ts';
import { diceOf, seedOf } from '../invariants/harness/dice.ts';
import {
  type Check,
  handsOver,
  hostileNames,
  hostileText,
  nothing,
  runtime,
} from '../support/hostile-definitions.ts';
import { runSeed } from '../support/run-seed.ts';

// A definition becomes code that the server and browsers run: what is a name in it stays one.

const ROUNDS = 250;
const ID = 'area/form';

test('hostile names of fields, schemas and required ones stay names', () => {
  const run = runSeed();
  for (let round = 0; round < ROUNDS; round++) {
    const seed = seedOf(run, 'hostile names', round);
    const names = hostileNames(diceOf(seed));
    const properties = new Map(names.map((name) => [name, { type: 'string', maxLength: 3 }]));
    const schema = JSON.parse(
      `{"type":"object","required":${JSON.stringify(names)},"additionalProperties":false,"properties":{${[
        ...properties,
      ]
        .map(([name, rule]) => `${JSON.stringify(name)}:${JSON.stringify(rule)}`)
        .join(',')}}}`,
    );
    const code = compileToCode({ main: schema });
    const main = loadScript<Check>(
      `export default (rt) => {\n${code}\nreturn exports.main;\n};`,
      runtime,
      'names',
    );
    const own = (value: string) =>
      JSON.parse(`{${names.map((name) => `${JSON.stringify(name)}:"${value}"`).join(',')}}`);
    expect(main(own('abc')), `seed ${seed}: ${JSON.stringify(main.errors)}`).toBe(true);
    expect(main(own('abcd')), `seed ${seed}`).toBe(false);
    expect(main({}), `seed ${seed}`).toBe(false);
  }
  expect(globalThis.ranHostile).toBeUndefined();
});

/** Data with the same value at each of these names. */
const withNames = (names: readonly string[], value: string) =>
  Object.fromEntries(names.map((name) => [name, value]));
/** What asks whether a field has a value. */
const asks = (name: string, value: string) => ({
  properties: Object.fromEntries([[name, { const: value }]]),
  required: [name],
});

/** What is wrong with the script of a form whose first field, with a value, makes the other ones come. */
function faultsOfNames([first = '', ...others]: string[], value: string): string[] {
  const json = {
    ...{ type: 'object', additionalProperties: false, required: [first] },
    properties: Object.fromEntries(
      [first, ...others].map((name) => [name, { type: 'string', maxLength: 500 }]),
    ),
    ...Object.fromEntries([
      ['if', asks(first, value)],
      ['then', { required: others }],
      ['else', { properties: Object.fromEntries(others.map((name) => [name, false])) }],
    ]),
  };
  const model = modelForm({ ...nothing, forms: new Map([[ID, { file: 'schemas/x.json', json }]]) }, ID);
  const data = dataOf(model, 'de');
  const { check, conditions, ...said } = loadScript<{
    check: Check;
    conditions: { path: string[]; shownIfTrue: string[]; shownIfFalse: string[]; test: Check }[];
  }>(
    formScript(model, compileChecks(model), 'de', data),
    handsOver as never, // the fake hands over what the real one would assemble
    'names of a form',
  );
  const [condition] = conditions;
  const [all, alone] = [{ ...withNames(others, 'x'), [first]: value }, { [first]: `${value}.` }];
  const tried: [string, boolean][] = [
    ['other data', JSON.stringify(said) === data],
    ['another number of conditions', conditions.length === 1],
    ['other fields that come', condition?.shownIfTrue.join('\n') === others.join('\n')],
    ['fields that go', condition?.shownIfFalse.length === 0],
    ['a condition that is not met', condition?.test({ [first]: value }) === true],
    ['a condition that is always met', condition?.test(alone) === false],
    [`refuses all: ${JSON.stringify(check.errors)}`, check(all)],
    [`refuses the first alone: ${check(alone) ? '' : JSON.stringify(check.errors)}`, check(alone)],
    ['takes fields that are not there', !check({ ...withNames(others, 'x'), ...alone })],
    ['takes less than is required', !check({ [first]: value })],
    ['knows another name', !check({ ...all, [`${first}!`]: 'x' })],
  ];
  return tried.flatMap(([fault, isRight]) => (isRight ? [] : [fault]));
}

/** What is wrong with the script of a flow with a step, a part and a form of such names, shown where a field has a value. */
function faultsOfFlow([field = '', step = '', part = '', skip = '']: string[], value: string): string[] {
  const when = asks(field, value);
  const forms = [{ form: ID, when }];
  const json = {
    steps: [
      {
        id: step,
        when,
        skips: [{ name: skip, when }],
        forms,
        parts: [{ id: part, asks: 'phoneCode' as const, forms: [ID] }],
      },
    ],
  };
  const source: Source = {
    ...nothing,
    flows: new Map([['area/form.flow', { file: 'schemas/x.flow.json', json }]]),
  };
  const said = loadScript<{ steps: Step[] }>(
    flowScript(modelFlow(source, 'area/form.flow', new Map()), 'de'),
    { ...runtime, flow: (parts: unknown) => parts } as never, // as above
    'names of a flow',
  );
  const [only] = said.steps;
  const checks = [only?.check, only?.skips[0]?.check, only?.forms[0]?.check];
  const tried: [string, boolean][] = [
    ['another step', said.steps.length === 1 && only?.id === step && only.title === step],
    ['another part', only?.parts?.[0]?.id === part && only.parts[0].title === part],
    ['another name of what is passed by', only?.skips[0]?.name === skip],
    ['a condition that is not met', checks.every((check) => check?.({ [field]: value }))],
    ['a condition that is always met', !checks.some((check) => check?.({ [field]: `${value}.` }))],
    ['a condition that is met by nothing', !checks.some((check) => check?.({}))],
  ];
  return tried.flatMap(([fault, isRight]) => (isRight ? [] : [fault]));
}

interface Step {
  id: string;
  title: string;
  check: Check | null;
  parts?: { id: string; title: string }[];
  skips: { name: string; check: Check }[];
  forms: { form: string; check: Check | null }[];
}

test(`${ROUNDS * 10} hostile names stay names in forms with conditions, and in flows`, () => {
  const run = runSeed();
  for (let round = 0; round < ROUNDS; round++) {
    const seed = seedOf(run, 'hostile names of forms', round);
    const dice = diceOf(seed);
    const [names, value] = [hostileNames(dice), hostileText(dice)];
    expect([faultsOfNames(names, value), faultsOfFlow(names, value)], `seed ${seed}`).toEqual([[], []]);
  }
  expect(globalThis.ranHostile).toBeUndefined();
});
