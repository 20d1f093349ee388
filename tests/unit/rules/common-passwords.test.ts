import { expect, test } from 'vitest';
import { isCommonPassword } from '../../../src/shared/rules/common-passwords.ts';

test.each([
  'password',
  'Passwort123!',
  '123Galatasaray!!',
  'P@ssw0rd',
  'P@ssw0rd12',
  '😀Kanarya😀',
  'qwertz2024',
])('%s is common', (password) => expect(isCommonPassword(password)).toBe(true));

test.each(['', '1', '!!!', '😀', 'Stadion-7Tor', 'passwort x', '𝒑password', '\udc00password𝒑'])(
  '%s is not',
  (password) => expect(isCommonPassword(password)).toBe(false),
);
