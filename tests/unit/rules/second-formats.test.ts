import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formats } from '../../../src/shared/rules/all-functions.ts';
import { withCheckDigit } from '../../../src/shared/rules/iccid.ts';
import { secondFormats } from '../../support/independent-formats.ts';
import { runSeed } from '../../support/run-seed.ts';

test('every format but the date, which is the library’s, has a second reading', () => {
  expect(Object.keys(secondFormats).sort()).toEqual(
    Object.keys(formats)
      .filter((name) => name !== 'date')
      .sort(),
  );
});

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const sound: Record<string, string[]> = {
  email: ['ayse@example.org', "o'hara+x@a-b.example.com", 'a.b@1.de'],
  phone: ['+491713920000', '+49228123456', '+905321234567'],
  mobile: ['+491713920000', '+905321234567'],
  iban: [
    'DE89370400440532013000',
    'NO9386011117947',
    'MT84MALT011000012345MTLCAST001S',
    'TR330006100519786457841326',
  ],
  sepaIban: ['DE89370400440532013000', 'VA59001123000012345678'],
  iccid: [withCheckDigit('894900000000000001'), withCheckDigit('8949000000000000012')],
  loginName: [' ayse@example.org ', '0171 3920000', '49 171 3920000'],
};

/** The formats that read phone numbers. */
const numbers = ['phone', 'mobile', 'loginName'];

test.each(Object.keys(secondFormats))(
  'both readings of %s agree, near what is right and far from it',
  (name) => {
    const [first, second] = [formats[name], secondFormats[name]];
    for (const text of sound[name] ?? []) expect([first?.(text), second?.(text)], text).toEqual([true, true]);
    const changed = fc
      .tuple(
        fc.constantFrom(...Object.values(sound).flat()),
        fc.nat(34),
        fc.constantFrom('', '0', '7', 'A', '@', '.', '-', ' '),
      )
      .map(([text, at, sign]) => `${text.slice(0, at)}${sign}${text.slice(at + 1)}`);
    const iccids = fc.oneof(digits(17), digits(16)).map((some) => `89${some}`);
    const accounts = fc
      .tuple(fc.constantFrom('DE', 'AT', 'NO', 'XX', 'TR', 'GB'), fc.stringMatching(/^[0-9A-Z]{12,26}$/))
      .map(([country, rest]) => `${country}${rest}`);
    const phones = fc
      .tuple(fc.constantFrom('+49', '0', '49', '+90', '0043'), fc.oneof(digits(9), digits(10)))
      .map((two) => two.join(''));
    fc.assert(
      fc.property(fc.oneof(changed, iccids, accounts, phones, fc.emailAddress(), fc.string()), (text) => {
        // The product knows the numbers of some countries only, the library in whole those of all.
        fc.pre(!numbers.includes(name) || !/^\s*(\+|00)(?!49|90)/.test(text));
        expect(second?.(text), text).toBe(first?.(text));
      }),
      { numRuns: 2000, seed: runSeed() },
    );
  },
);
