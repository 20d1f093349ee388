import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import options from '../../../teams/content/options.json' with { type: 'json' };
import { ROOT } from '../../support/definitions.ts';

const schema = JSON.parse(readFileSync(join(ROOT, 'schemas/import/options.import.json'), 'utf8'));
const isValid = new Ajv({ strict: true, allowUnionTypes: true }).compile(schema);

describe('what packages give', () => {
  it('is valid by its schema, each id once', () => {
    isValid(options);
    expect(isValid.errors).toBeNull();
    for (const key of ['slug', 'externalId'] as const)
      expect(new Set(options.map((option) => option[key])).size).toBe(options.length);
  });

  it.each([
    ['nothing', { gives: [] }],
    ['an unknown zone', { gives: [{ kind: 'data', amount: 1, zones: ['moon'] }] }],
    ['no amount', { gives: [{ kind: 'data', zones: ['home'] }] }],
    ['a country in words', { countries: ['Deutschland'] }],
    ['days where it comes each month', { isRecurring: true, durationDays: 7 }],
    ['no Turkish words', { words: { de: options[0]?.words.de } }],
    ['a price with a fraction', { priceCents: 9.99 }],
  ])('cannot be %s', (_, change) => {
    expect(isValid([{ ...options[0], ...change }])).toBe(false);
  });

  it('stands in the words: each amount and each number of days', () => {
    for (const { words, gives, durationDays } of options)
      for (const { description, name } of Object.values(words)) {
        const said = `${name} ${description}`;
        for (const { kind, amount } of gives)
          if (amount !== null) expect(said).toContain(String(kind === 'data' ? amount / 1000 : amount));
        if (durationDays !== null) expect(said).toContain(String(durationDays));
      }
  });
});
