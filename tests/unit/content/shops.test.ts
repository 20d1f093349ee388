import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { lookUp } from '../../../src/definitions/german-towns.ts';
import { placeOfCode } from '../../../src/definitions/postal-code-places.ts';
import { placesApart } from '../../../src/server/infra/places-apart.ts';
import { shopFaults } from '../../../src/server/modules/shops/shop-item.ts';
import { shopLanguages, shopServices } from '../../../src/shared/api/shops.ts';
import { distanceKm } from '../../../src/shared/geo.ts';
import { groupBy } from '../../../src/shared/group-by.ts';
import shops from '../../../teams/content/shops.json' with { type: 'json' };
import { ROOT } from '../../support/definitions.ts';

const schema = JSON.parse(readFileSync(join(ROOT, 'schemas/import/shops.import.json'), 'utf8'));
const isValid = new Ajv({ strict: true, allowUnionTypes: true }).compile(schema);
const [first] = shops;

describe('the shops of the demo', () => {
  it('are more than 300, valid by their schema, each id once', () => {
    isValid(shops);
    expect(isValid.errors).toBeNull();
    expect(shops.length).toBeGreaterThan(310);
    // The schema has held them against these types.
    expect(shopFaults(shops as Parameters<typeof shopFaults>[0])).toEqual([]);
  });

  it('are in real towns, near the middle of their postal code', () => {
    for (const { slug, town, postalCode, lat, lng } of shops) {
      expect(lookUp('germanTowns', postalCode), slug).toContain(town);
      expect(distanceKm(placeOfCode(postalCode)!, { lat, lng }), slug).toBeLessThan(2);
    }
  });

  it('are not in two towns that share a name', () => {
    const towns = [...groupBy(shops, ({ town }) => town)];
    expect(towns.filter(([, those]) => placesApart(those).length > 1)).toEqual([]);
  });

  it('have numbers that are reserved for fiction, or none', () => {
    const fictional = /^\+49(3023125|6990009|4066969|2214710|8999998)\d{3}$/;
    const numbers = shops.flatMap(({ phone }) => phone ?? []);
    expect(numbers.filter((number) => !fictional.test(number))).toEqual([]);
    expect(numbers.length).toBeGreaterThan(80);
  });

  it('speak German and Turkish', () => {
    for (const { languages } of shops) expect(languages.slice(0, 2)).toEqual(['de', 'tr']);
  });
});

describe('a shop', () => {
  it.each([
    ['in no town', { town: '' }],
    ['in Istanbul', { lat: 41.01, lng: 28.98 }],
    ['with a postal code of four digits', { postalCode: '5066' }],
    ['with a number of another country', { phone: '+905321234567' }],
    [
      'with an hour that no day has',
      { hours: { ...first?.hours, monday: [{ from: '25:00', to: '26:00' }] } },
    ],
    ['without a Sunday', { hours: { ...first?.hours, sunday: undefined } }],
    ['that does what no shop does', { services: ['haircut'] }],
    ['that nobody can talk to', { languages: [] }],
    ['with the address of the search', { slug: 'find' }],
    ['with the address of the towns', { slug: 'towns' }],
    ['with a field that nobody knows', { owner: 'Deniz' }],
  ])('is refused %s', (_, change) => {
    expect(isValid([JSON.parse(JSON.stringify({ ...first, ...change }))])).toBe(false);
  });

  it('does and speaks what the calls know', () => {
    const { services, languages } = schema.items.properties;
    expect(services.items.enum).toEqual([...shopServices]);
    expect(languages.items.enum).toEqual([...shopLanguages]);
  });
});
