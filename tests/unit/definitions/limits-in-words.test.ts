import { expect, test } from 'vitest';
import { withLimits } from '../../../src/definitions/limits-in-words.ts';
import { realDefinitions } from '../../support/definitions.ts';

test('a word names the limits of its field, those of a named rule before the outermost bound', () => {
  const keyword = { maxLength: 40, allOf: [{ 'x-rule': 'keywordLength', minLength: 3, maxLength: 20 }] };
  expect(withLimits('{minLength} bis {maxLength}', keyword)).toBe('3 bis 20');
});

test('what the field does not have stays, for the check to find, and so does a rule’s own {limit}', () => {
  expect(withLimits('{maximum} {limit} Zeichen', { maxLength: 20 })).toBe('{maximum} {limit} Zeichen');
});

test('no help and no sentence of ours is left with an empty place', async () => {
  const definitions = await realDefinitions();
  const help = (lang: 'de' | 'tr') =>
    JSON.parse(JSON.stringify(definitions.form('order/jersey', lang)?.ui ?? {})).number['ui:help'];
  expect([help('de'), help('tr')]).toEqual(['1 bis 99', '1 ile 99 arası']);
  const { errors } = definitions.validate('auth/register', { security: { keyword: '12' } }, 'de');
  expect(errors.find(({ rule }) => rule === 'keywordLength')?.message).toContain(
    'mindestens 3 und höchstens 20',
  );
});
