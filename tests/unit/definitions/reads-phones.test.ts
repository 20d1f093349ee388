import { expect, test } from 'vitest';
import { readsPhones } from '../../../src/definitions/reads-phones.ts';
import { pages } from '../../../src/shared/pages.ts';
import { ruleFunctionsWith } from '../../../src/shared/rules/rule-functions.ts';
import { realDefinitions } from '../../support/definitions.ts';

const texts = [
  '',
  '1',
  'a',
  '0171 3920000',
  '+491713920000',
  'a@b.de',
  '2026-11-29',
  'DE02120300000000202051',
];

/** The names of functions that parse a phone number for one of some texts. */
function parsing(of: 'formats' | 'normalizers'): string[] {
  const found = new Set<string>();
  let current = '';
  const functions = ruleFunctionsWith(() => void found.add(current));
  for (const [name, work] of Object.entries(functions[of])) {
    current = name;
    for (const text of texts) work(text, 'de');
  }
  return [...found];
}

test('each function that parses phone numbers is known by its name, and no other', () => {
  const { formats, normalizers } = ruleFunctionsWith(() => undefined);
  expect(Object.keys(formats).filter((format) => readsPhones({ a: { format } }))).toEqual(parsing('formats'));
  expect(Object.keys(normalizers).filter((name) => readsPhones({ a: { 'x-normalize': name } }))).toEqual(
    parsing('normalizers'),
  );
  expect(readsPhones({ a: { 'x-normalize': ['trim', 'phone'] } })).toBe(true);
  expect(readsPhones({ a: { 'x-normalize': ['trim'], title: 'phone' } })).toBe(false);
});

test("the order's first step reads none, the sign-in does; a browser gets the library with the second alone", async () => {
  const definitions = await realDefinitions();
  const firstStep = (pages.order.forms ?? []).map(
    (id) => definitions.form(id, 'de') ?? definitions.flow(id, 'de'),
  );
  expect(firstStep.map((script) => script?.readsPhones)).toEqual([false, false]);
  expect(definitions.form('auth/login', 'de')?.readsPhones).toBe(true);
});
