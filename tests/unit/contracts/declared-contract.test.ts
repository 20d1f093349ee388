import { expect, test } from 'vitest';
import { isMeant, readNaming } from '../../../src/server/modules/declarations/declared-contract.ts';
import { isSameName } from '../../../src/server/modules/declarations/same-person.ts';

const holder = { firstName: 'Ayşe Nur', lastName: 'Yılmaz', email: 'Ayse@example.org' };
const candidate = { ...holder, number: 'F-1234567890', contractNumber: 'V-0987654321', laterNumber: null };
const stranger = { name: 'Max Muster', email: 'max@example.org' };

test.each([
  ['V-0987654321', ['V-0987654321'], null],
  [' v 098 765 4321 ', ['V-0987654321'], null],
  ['f-1234567890', ['F-1234567890'], null],
  ['1234567890', ['V-1234567890', 'F-1234567890'], null],
  ['0171 3920011', [], '+491713920011'],
  ['+49 171 3920011', [], '+491713920011'],
  ['mein Vertrag', [], null],
])('%s is read as %j and %s', (text, numbers, msisdn) => {
  expect(readNaming(text, 'cancellation')).toEqual({ numbers, msisdn });
});

test('only a withdrawal can name a package or a change of tariff', () => {
  expect(readNaming('P-1234567890', 'withdrawal').numbers).toEqual(['P-1234567890']);
  expect(readNaming('t 1234567890', 'withdrawal').numbers).toEqual(['T-1234567890']);
  expect(readNaming('P-1234567890', 'cancellation').numbers).toEqual([]);
});

test.each([
  ['Ayşe Yılmaz', true],
  ['ayse yilmaz', true],
  ['YILMAZ, AYŞE', true],
  ['Nur Yilmaz', true],
  ['Ayşe', false],
  ['Mehmet Yılmaz', false],
])('%s is Ayşe Nur Yılmaz: %s', (name, same) => {
  expect(isSameName(name, holder)).toBe(same);
});

test('umlauts may be written out', () => {
  expect(isSameName('Jurgen Mueller', { firstName: 'Jürgen', lastName: 'Müller' })).toBe(true);
});

test('beside a contract’s number the name or the address is enough; strangers have neither', () => {
  const naming = readNaming('V-0987654321', 'withdrawal');
  expect(isMeant(naming, { name: 'A. Y.', email: 'AYSE@example.org' }, candidate)).toBe(true);
  expect(isMeant(naming, { ...stranger, name: 'Ayşe Yılmaz' }, candidate)).toBe(true);
  expect(isMeant(naming, stranger, candidate)).toBe(false);
});

test('a phone number is known to many: both have to fit', () => {
  const naming = readNaming('0171 3920011', 'withdrawal');
  expect(isMeant(naming, { ...stranger, name: 'Ayşe Yılmaz' }, candidate)).toBe(false);
  expect(isMeant(naming, { name: 'Ayşe Yılmaz', email: holder.email }, candidate)).toBe(true);
});
