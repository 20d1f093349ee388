import { expect, test } from 'vitest';
import { compileChecks, dataOf, formScript, modelForm } from '../../src/definitions/compile-form.ts';
import { loadScript } from '../../src/definitions/load-script.ts';
import type { Source } from '../../src/definitions/source.ts';
import { compileToCode } from '../../src/definitions/standalone.ts';
import { type Dice, diceOf, seedOf } from '../invariants/harness/dice.ts';
import { type Check, handsOver, hostileText, nothing } from '../support/hostile-definitions.ts';
import { runSeed } from '../support/run-seed.ts';

// A definition becomes code that the server and browsers run: whatever stands in it stays data.

/** A pattern that matches the text and nothing else. */
const patternOf = (text: string) => `^${text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}$`;

const FORMS = 250;
const FIELDS = 10;
const ID = 'area/form';

/** Four texts a field: of an enumeration, a constant, a pattern, and the words that customers read. */
function textsOf(dice: Dice) {
  return Array.from({ length: FIELDS }, (_, at) => ({
    name: `field${at}`,
    value: hostileText(dice),
    constant: hostileText(dice),
    matched: hostileText(dice),
    word: hostileText(dice),
  }));
}

function sourceOf(fields: ReturnType<typeof textsOf>): Source {
  const properties = fields.flatMap(({ name, value, constant, matched }) => [
    [`${name}Value`, { type: 'string', enum: [value, `${value}.`] }],
    [`${name}Constant`, { type: 'string', const: constant }],
    [`${name}Pattern`, { type: 'string', pattern: patternOf(matched), maxLength: 999 }],
  ]);
  const json = { type: 'object', additionalProperties: false, properties: Object.fromEntries(properties) };
  const words = Object.fromEntries(
    fields.flatMap(({ name, word, value }) => [
      [`area.form.${name}Value.label`, word],
      [`area.form.${name}Value.option.${value}`, word],
      [`area.form.${name}Pattern.error.pattern`, word.replace(/[{}']/g, '')],
      [`area.form.${name}Constant.help`, word],
    ]),
  );
  return {
    ...nothing,
    forms: new Map([[ID, { file: `schemas/${ID}.schema.json`, json }]]),
    words: { de: words, tr: words },
  };
}

/** What is wrong with the script of a form with these texts. */
function faultsOf(fields: ReturnType<typeof textsOf>): string[] {
  const model = modelForm(sourceOf(fields), ID);
  const data = dataOf(model, 'de');
  const { check, conditions, ...said } = loadScript<{ check: Check; conditions: unknown[] }>(
    formScript(model, compileChecks(model), 'de', data),
    handsOver as never, // the fake hands over what the real one would assemble
    'hostile',
  );
  const right = Object.fromEntries(
    fields.flatMap(({ name, value, constant, matched }) => [
      [`${name}Value`, value],
      [`${name}Constant`, constant],
      [`${name}Pattern`, matched],
    ]),
  );
  const wrong = Object.fromEntries(Object.keys(right).map((name) => [name, 'x'.repeat(40)]));
  const refused = check(wrong) ? [] : (check.errors ?? []).map(({ instancePath }) => instancePath.slice(1));
  return [
    ...(conditions.length === 0 ? [] : ['has conditions']),
    ...(JSON.stringify(said) === data ? [] : [`says other data than ${data}`]),
    ...(check(right) ? [] : [`refuses ${JSON.stringify(right)} by ${JSON.stringify(check.errors)}`]),
    ...Object.keys(wrong).flatMap((name) => (refused.includes(name) ? [] : [`accepts a wrong ${name}`])),
  ];
}

test(`${FORMS * FIELDS * 4} hostile values, patterns and words stay data in compiled forms`, () => {
  const run = runSeed();
  for (let form = 0; form < FORMS; form++) {
    const seed = seedOf(run, 'hostile texts', form);
    expect(faultsOf(textsOf(diceOf(seed))), `seed ${seed}`).toEqual([]);
  }
  expect(globalThis.ranHostile).toBeUndefined();
});

test('compiled code that asks for what the runtime does not have is refused, and a text that only says so is not', () => {
  const said = { type: 'string', enum: ['require("fs")', 'require(x)'] };
  expect(() => compileToCode({ main: said })).not.toThrow();
  expect(() => compileToCode({ main: { ...said, $async: true } })).toThrow(
    'Compiled code asks for require("ajv/dist/runtime/validation_error"), which the runtime does not have.',
  );
});
