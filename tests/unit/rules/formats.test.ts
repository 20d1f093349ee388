import { describe, expect, test } from 'vitest';
import { berlinToday, isIsoDate, wholeYears } from '../../../src/shared/dates.ts';
import { formats } from '../../../src/shared/rules/all-functions.ts';
import { isCommonPassword } from '../../../src/shared/rules/common-passwords.ts';
import { isIban, isSepaIban } from '../../../src/shared/rules/iban.ts';
import { isIccid } from '../../../src/shared/rules/iccid.ts';
import { parsePhone } from '../../../src/shared/rules/phone.ts';

describe('phone numbers', () => {
  test.each([
    ['0171 3920000', '+491713920000'],
    ['0171/39200-00', '+491713920000'],
    ['+49 (0)171 39200 00', '+491713920000'],
    ['0049 171 3920000', '+491713920000'],
    ['491713920000', '+491713920000'],
    ['030 23125000', '+493023125000'],
    ['+90 532 123 45 67', '+905321234567'],
  ])('%s is read as %s', (typed, e164) => {
    expect(parsePhone(typed)?.e164).toBe(e164);
    expect(formats.phone?.(e164)).toBe(true);
  });

  test.each(['', 'abc', '0171', '+49171', '110'])('%j is none', (typed) => {
    expect(formats.phone?.(parsePhone(typed)?.e164 ?? typed)).toBe(false);
  });

  test('a landline is no mobile', () => {
    expect(formats.mobile?.('+493023125000')).toBe(false);
    expect(formats.mobile?.('+491713920000')).toBe(true);
  });

  test('the format takes E.164 only: what is stored is normalised', () => {
    expect(formats.phone?.('0171 3920000')).toBe(false);
  });
});

describe('IBAN', () => {
  test.each(['DE89370400440532013000', 'AT611904300234573201', 'NL91ABNA0417164300'])('%s', (iban) => {
    expect(isIban(iban)).toBe(true);
    expect(isSepaIban(iban)).toBe(true);
  });
  test.each(['DE89370400440532013001', 'DE8937040044053201300', 'XX', 'DE89 3704 0044 0532 0130 00'])(
    '%s is none',
    (iban) => {
      expect(isIban(iban)).toBe(false);
    },
  );
  test('a Turkish one is valid, but outside SEPA', () => {
    expect(isIban('TR330006100519786457841326')).toBe(true);
    expect(isSepaIban('TR330006100519786457841326')).toBe(false);
  });
});

test('ICCIDs carry a check digit', () => {
  expect(isIccid('8949990000000000010')).toBe(true);
  expect(isIccid('8949990000000000011')).toBe(false);
  expect(isIccid('1234567890123456789')).toBe(false);
});

describe('days', () => {
  test.each(['2025-02-29', '2025-02-31', '2025-13-01', '2025-00-10', '31/12/2025', ''])(
    '%j does not exist',
    (day) => {
      expect(isIsoDate(day)).toBe(false);
    },
  );
  test('29 February exists in a leap year', () => expect(isIsoDate('2024-02-29')).toBe(true));
  test('somebody turns 18 on the day itself', () => {
    expect(wholeYears('2008-11-20', '2026-11-20')).toBe(18);
    expect(wholeYears('2008-11-21', '2026-11-20')).toBe(17);
  });
  test('born on 29 February: older on 1 March in other years', () => {
    expect(wholeYears('2008-02-29', '2026-02-28')).toBe(17);
    expect(wholeYears('2008-02-29', '2026-03-01')).toBe(18);
  });
  test('the day is that of Berlin, in winter and in summer', () => {
    expect(berlinToday(new Date('2026-01-01T22:59:00Z'))).toBe('2026-01-01');
    expect(berlinToday(new Date('2026-01-01T23:00:00Z'))).toBe('2026-01-02');
    expect(berlinToday(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02');
  });
});

describe('very common passwords', () => {
  test.each(['Passwort1!', 'P@ssw0rd', 'Galatasaray1!', 'Qwertz123!', 'Hosgeldin1?'])(
    '%s is refused',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );
  test.each(['Kahve&Simit24', 'k9!Rt', 'Sommerabend am Kanal 7'])('%s is not', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
