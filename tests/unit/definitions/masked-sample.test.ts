import { expect, test } from 'vitest';
import { fieldsOf } from '../../../src/definitions/fields.ts';
import { maskedSample } from '../../../src/definitions/masked-sample.ts';
import type { JsonSchema, UiFile } from '../../../src/definitions/schema-types.ts';

const form = (properties: Record<string, JsonSchema>, ui: UiFile = {}) => ({
  fields: fieldsOf({ type: 'object', properties }, ui),
});
const piece = (name: string): JsonSchema => ({ type: 'string', 'x-definition': name });
const model = form(
  {
    email: { type: 'string', format: 'email' },
    phone: { type: 'string', allOf: [{ format: 'phone' }] },
    mobile: { type: 'string', format: 'mobile' },
    birthday: { type: 'string', format: 'date' },
    firstName: piece('firstName'),
    company: piece('companyName'),
    message: piece('message'),
    notes: { type: 'string' },
    iban: { type: 'string', format: 'iban' },
    password: piece('password'),
    keyword: piece('constructor'),
    postalCode: { type: 'string', pattern: '^\\d{5}$' },
    size: { type: 'string', enum: ['S', 'M'] },
    consent: { type: 'boolean' },
    people: { type: 'array', items: { type: 'object', properties: { name: piece('personName') } } },
  },
  { notes: { 'ui:widget': 'textarea' } },
);

test.each<[path: string, value: unknown, shown: string]>([
  ['/email', 'ayse.demir@example.com', 'a•••@•••'],
  ['/email', '😀@example.com', '😀•••@•••'],
  ['/email', 'ayse.demir', '•••'],
  ['/email', 'my mail is ayse@example.com', '•••'],
  ['/phone', '+49 171 123 45 67', '•••67'],
  ['/mobile', '0171/1234567', '•••67'],
  ['/phone', '110', '•••'],
  ['/phone', 'ayse@example.com', '•••'],
  ['/birthday', '1990-05-17', '1990-••-••'],
  ['/birthday', '17.05.1990', '•••'],
  ['/firstName', 'Ayşe', 'A•••'],
  ['/firstName', 'İpek Demir', 'İ•••'],
  ['/firstName', '01711234567', '•••'],
  ['/company', 'Demir GmbH', 'D•••'],
  ['/message', 'Ruft mich an: 0171 1234567', '26 characters'],
  ['/message', '😀', '1 character'],
  ['/notes', '', '0 characters'],
  ['/people/3/name', 'Bora Kaya', 'B•••'],
  ['/people', [{ name: 'Bora Kaya' }], '•••'],
  ['/people/3', { name: 'Bora Kaya' }, '•••'],
  ['/iban', 'DE89370400440532013000', '•••'],
  ['/password', 'correct horse', '•••'],
  ['/keyword', '4711', '•••'],
  ['/postalCode', '50667', '•••'],
  ['/size', 'M', '•••'],
  ['/consent', true, '•••'],
  ['/email', 42, '•••'],
  ['/email', null, '•••'],
  ['/email', ['ayse@example.com'], '•••'],
  ['/noSuchField', 'Ayşe', '•••'],
  ['', { email: 'ayse@example.com' }, '•••'],
  ['/email', undefined, 'left out'],
])('%s: %j is shown as %s', (path, value, shown) => {
  expect(maskedSample(value, path, [model, model])).toBe(shown);
});

test('where two versions do not agree what a field is, nothing is shown', () => {
  const other = form({ email: { type: 'string' }, firstName: piece('message') });
  expect(maskedSample('ayse@example.com', '/email', [model, other])).toBe('•••');
  expect(maskedSample('Ayşe', '/firstName', [model, other])).toBe('•••');
  // A field that only one of them has is what it is there.
  expect(maskedSample('Demir GmbH', '/company', [model, other])).toBe('D•••');
  expect(maskedSample('Demir GmbH', '/company', [other])).toBe('•••');
});
