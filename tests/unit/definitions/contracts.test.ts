import { beforeAll, describe, expect, test } from 'vitest';
import { breachesOf } from '../../../src/definitions/contracts/breaches.ts';
import { conditionalNeeds, fieldNeeds, needsOf } from '../../../src/definitions/contracts/needs.ts';
import type { Definitions } from '../../../src/definitions/definitions.ts';
import type { JsonSchema } from '../../../src/definitions/schema-types.ts';
import { contracts } from '../../../src/server/contracts.ts';
import { surveyAnswer } from '../../../src/server/modules/survey/survey.contract.ts';
import { readForm } from '../../../src/shared/contracts/contract.ts';
import type { FormBody } from '../../../src/shared/contracts/form-body.ts';
import { losses, optional, retyped } from '../../support/contract-edits.ts';
import { realDefinitions } from '../../support/definitions.ts';

let definitions: Definitions;
beforeAll(async () => {
  definitions = await realDefinitions();
});

const schemaOf = (form: string) => definitions.document(form, 'de')?.schema as JsonSchema;

/** Every field of every contract. */
const needs = contracts.forms.flatMap((contract) => {
  const conditional = conditionalNeeds(needsOf(contract)).flatMap(({ path, names }) =>
    names.map((name) => [...path, name].join('/')),
  );
  return fieldNeeds(contract).map((need) => ({
    ...need,
    contract,
    isNeeded: need.isRequired || conditional.includes(need.path.join('/')),
  }));
});
const named = needs.map(
  (need) => [`${need.contract.form}${need.pointer}, ${need.contract.reader}`, need] as const,
);

const said = (form: JsonSchema, { contract, pointer }: (typeof needs)[number]) =>
  breachesOf(form, contract)
    .filter(({ path }) => `/${path.join('/')}` === pointer)
    .map(({ what }) => what);

test('the definitions satisfy every contract', () => {
  expect(definitions.faults()).toEqual([]);
  expect(needs.length).toBeGreaterThan(120);
});

describe.each(Object.entries(losses))('a contracted field that is %s', (_how, edit) => {
  test.each(named.filter(([, need]) => !need.mayGo))('is named: %s', (_name, need) => {
    expect(said(edit(schemaOf(need.contract.form), need.path), need)).toEqual([
      expect.stringMatching(/^must stay/),
    ]);
  });

  test.each(named.filter(([, need]) => need.mayGo))('may go: %s', (_name, need) => {
    expect(said(edit(schemaOf(need.contract.form), need.path), need)).toEqual([]);
  });
});

test('a moved field is said to be where it is now', () => {
  const need = needs.find(({ pointer }) => pointer === '/security/keyword');
  if (!need || !losses.moved) throw new Error('The keyword has no contract.');
  expect(said(losses.moved(schemaOf('auth/register'), need.path), need)).toEqual([
    'must stay where it was, it is now /moved/keyword',
  ]);
});

test.each(named.filter(([, need]) => need.isNeeded))('made optional, it is named: %s', (_name, need) => {
  expect(said(optional(schemaOf(need.contract.form), need.path), need)).toEqual([
    expect.stringMatching(/^must be required/),
  ]);
});

test.each(named)('of another type, it is named: %s', (_name, need) => {
  expect(said(retyped(schemaOf(need.contract.form), need.path), need)).not.toEqual([]);
});

describe('what a form no longer guarantees', () => {
  const survey = (rating: JsonSchema) =>
    breachesOf(
      { type: 'object', required: ['rating'], properties: { rating, comment: { type: 'string', enum: [] } } },
      surveyAnswer,
    );

  test.each<[string, JsonSchema, string[]]>([
    ['a choice too many', { type: 'integer', enum: [1, 6] }, ['must not allow 6']],
    ['no choice any more', { type: 'integer' }, ['must be one of 1, 2, 3, 4, 5']],
    ['fewer choices', { type: 'integer', enum: [1, 5] }, []],
    ['choices in a rule', { type: 'integer', allOf: [{ 'x-rule': 'odd', enum: [1, 3, 5] }] }, []],
  ])('%s', (_what, rating, what) => {
    expect(survey(rating).map((breach) => breach.what)).toEqual(what);
  });

  test.each<[string, string[], (field: JsonSchema) => void]>([
    [
      'contact/houseNumber',
      ['must have at most 20 characters'],
      (field) => {
        field.maxLength = 30;
      },
    ],
    [
      'contact/phone',
      ['must keep "x-normalize": "phone"'],
      (field) => {
        field['x-normalize'] = 'trim';
      },
    ],
    [
      'personal/birthday',
      ['must keep "format": "date"'],
      (field) => {
        field.format = 'email';
      },
    ],
    [
      'contact/street',
      ['must refuse control characters, by its "pattern"'],
      (field) => {
        delete field.pattern;
      },
    ],
    [
      'contact/street',
      [],
      (field) => {
        field.maxLength = 60;
      },
    ],
  ])('%s %j', (path, what, change) => {
    const form = structuredClone(schemaOf('auth/register'));
    const field = path.split('/').reduce((node, name) => node.properties?.[name] as JsonSchema, form);
    change(field);
    const broken = contracts.forms
      .filter(({ form: id }) => id === 'auth/register')
      .flatMap((contract) => breachesOf(form, contract));
    expect(broken.map((breach) => breach.what)).toEqual(what);
  });
});

test('the compiler knows only what a contract names', () => {
  const sent: unknown = { rating: 5, city: 'Köln' };
  const body = sent as FormBody<'survey/answer'>;
  // @ts-expect-error A body is read by a contract alone.
  expect(body.rating).toBe(5);
  const read = readForm(surveyAnswer, body);
  // @ts-expect-error The contract does not name it.
  expect(read.city).toBe('Köln');
});
