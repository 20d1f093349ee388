import { expect, test } from 'vitest';
import { inFours } from '../../../src/shared/in-fours.ts';

test.each([
  ['8949990000000000011', '8949 9900 0000 0000 011'],
  ['12345678', '1234 5678'],
  ['123', '123'],
])('%s is read as %s', (digits, read) => expect(inFours(digits)).toBe(read));
