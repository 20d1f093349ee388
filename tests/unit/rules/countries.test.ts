import { describe, expect, test } from 'vitest';
import { isPostalCodeOf, isVatIdOf } from '../../../src/shared/rules/countries.ts';

describe('postal codes by country', () => {
  test.each([
    ['DE', '50667'],
    ['AT', '1010'],
    ['TR', '34357'],
    ['NL', '1011 AB'],
    ['NL', '1011AB'],
    ['PL', '00-950'],
    ['GB', 'SW1A 1AA'],
    ['IE', 'D02 X285'],
    ['LV', 'LV-1050'],
    ['XX', 'whatever'],
  ])('%s takes %s', (country, text) => expect(isPostalCodeOf(country, text)).toBe(true));

  test.each([
    ['DE', '5066'],
    ['AT', '0101'],
    ['NL', '0123 AB'],
    ['PL', '00950-'],
    ['constructor', ''],
  ])('%s refuses %s, where it is known', (country, text) =>
    expect(isPostalCodeOf(country, text)).toBe(country === 'constructor'),
  );
});

describe('VAT identification numbers by country', () => {
  // Made-up numbers with right check digits; 136695976 is the example that the tax offices print.
  test.each([
    ['DE', 'DE136695976'],
    ['DE', 'DE129273398'],
    ['DE', 'DE811569869'],
    ['AT', 'ATU12345675'],
    ['GR', 'EL123456789'],
    ['LT', 'LT123456789012'],
    ['TR', '1234567890'],
    ['TR', '4540536920'],
  ])('%s takes %s', (country, text) => expect(isVatIdOf(country, text)).toBe(true));

  test.each([
    ['DE', 'DE136695977'],
    ['DE', '136695976'],
    ['DE', 'DE13669597'],
    ['AT', 'AT12345675'],
    ['GR', 'GR123456789'],
    ['LT', 'LT1234567890'],
    ['TR', '1234567891'],
    ['TR', 'TR1234567890'],
  ])('%s refuses %s', (country, text) => expect(isVatIdOf(country, text)).toBe(false));
});
