import { describe, expect, test } from 'vitest';
import { stricterThan } from '../../../src/definitions/contracts/acceptance.ts';
import { sharedColumns } from '../../../src/definitions/contracts/shared-columns.ts';
import type { JsonSchema } from '../../../src/definitions/schema-types.ts';
import { contracts } from '../../../src/server/contracts.ts';

/** Forms that write the same columns of different records, or of one record at the same time. */
const APART = [
  'account/advertising, order/approval',
  'auth/corporate-register, auth/dealer-application',
  'auth/register, order/approval',
  'contract/cancel, contract/withdraw',
];

test('of two forms that write one column, one changes the record of the other, or they write different records', () => {
  const pairs = contracts.forms.flatMap((contract) =>
    sharedColumns(contract, contracts.forms)
      .filter(({ form }) => contract.edits !== form)
      .filter(({ form }) => !contracts.forms.some((one) => one.form === form && one.edits === contract.form))
      .map(({ form }) => [contract.form, form].sort().join(', ')),
  );
  expect([...new Set(pairs)].sort()).toEqual(APART);
});

test('the fields of profile and registration that write one column are found', () => {
  const profile = contracts.forms.find(({ edits }) => edits === 'auth/register');
  const shared = profile ? sharedColumns(profile, contracts.forms) : [];
  expect(shared.map(({ column, form, other }) => `${column} ${form}${other.pointer}`)).toContain(
    'column users.postal_code auth/register/contact/postalCode',
  );
});

describe('what a form that changes a record refuses although the first accepts it', () => {
  const form = (field: JsonSchema, ...allOf: JsonSchema[]) => ({
    form: { type: 'object', properties: { a: field, b: { type: 'string' } }, allOf } as JsonSchema,
    path: ['a'],
  });
  const text: JsonSchema = { type: 'string', maxLength: 10, pattern: '^[0-9]{5}$' };
  const hidden: JsonSchema = { if: { required: ['b'] }, else: { properties: { a: false } } };

  test.each<[string, JsonSchema, JsonSchema, string | undefined]>([
    ['the same', text, text, undefined],
    ['other names of it', { ...text, title: 'A', 'x-definition': 'a' }, text, undefined],
    ['a longer text', { ...text, maxLength: 12 }, text, undefined],
    ['a shorter text', { ...text, maxLength: 9 }, text, 'Its "maxLength" differs.'],
    ['another pattern', { ...text, pattern: '^[0-9]{4}$' }, text, 'Its "pattern" differs.'],
    ['a rule more', { ...text, allOf: [{ minLength: 2 }] }, text, 'Its "minLength" differs.'],
    ['a rule fewer', text, { ...text, allOf: [{ minLength: 2 }] }, undefined],
    ['a lower minimum', { type: 'integer', minimum: 0 }, { type: 'integer', minimum: 1 }, undefined],
    [
      'a higher minimum',
      { type: 'integer', minimum: 2 },
      { type: 'integer', minimum: 1 },
      'Its "minimum" differs.',
    ],
    ['numbers for whole ones', { type: 'number' }, { type: 'integer' }, undefined],
    ['whole numbers for all', { type: 'integer' }, { type: 'number' }, 'Its "type" differs.'],
    ['more choices', { enum: ['x', 'y'] }, { enum: ['x'] }, undefined],
    ['one choice of a list', { enum: ['x'] }, { const: 'x' }, undefined],
    ['fewer choices', { enum: ['x'] }, { enum: ['x', 'y'] }, 'Its "enum" differs.'],
    ['a choice for any text', { enum: ['x'] }, { type: 'string' }, 'Its "enum" differs.'],
    ['phones for mobiles', { format: 'phone' }, { format: 'mobile' }, undefined],
    ['mobiles for phones', { format: 'mobile' }, { format: 'phone' }, 'Its "format" differs.'],
    ['less tidied', { 'x-normalize': 'trim' }, { 'x-normalize': ['trim', 'upper'] }, undefined],
    [
      'otherwise tidied',
      { 'x-normalize': 'digits' },
      { 'x-normalize': 'trim' },
      'Its "x-normalize" differs.',
    ],
  ])('%s', (_what, later, first, why) => {
    expect(stricterThan(form(later), form(first))).toBe(why);
  });

  test('a rule of the section counts, unless both have it', () => {
    const why = 'A rule in "allOf" is only in one of them.';
    expect(stricterThan(form(text, hidden), form(text))).toBe(why);
    expect(stricterThan(form(text), form(text, hidden))).toBeUndefined();
    expect(stricterThan(form(text, hidden), form(text, hidden))).toBeUndefined();
    // A condition over the field says nothing about what the field may be.
    expect(
      stricterThan(form(text, { if: { properties: { a: text } }, else: { required: ['b'] } }), form(text)),
    ).toBeUndefined();
  });
});
