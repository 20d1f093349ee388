import { expect, test } from 'vitest';
import { findTown } from '../../../src/definitions/german-towns.ts';
import { placeOfCode } from '../../../src/definitions/postal-code-places.ts';
import { distanceKm, isInGermany, readPosition, roundedPosition } from '../../../src/shared/geo.ts';
import { townSlug } from '../../../src/shared/town-names.ts';

const cologne = { lat: 50.9413, lng: 6.9583 };
const berlin = { lat: 52.5163, lng: 13.3777 };

test('distances along the surface', () => {
  expect(distanceKm(cologne, cologne)).toBe(0);
  // Between the cathedral and the Brandenburg Gate, as maps measure it.
  expect(distanceKm(cologne, berlin)).toBeCloseTo(477, -1);
  expect(distanceKm(berlin, cologne)).toBeCloseTo(distanceKm(cologne, berlin), 9);
  // A degree to the north is 111 km everywhere.
  expect(distanceKm({ lat: 50, lng: 9 }, { lat: 51, lng: 9 })).toBeCloseTo(111.2, 1);
  expect(distanceKm({ lat: 54, lng: 9 }, { lat: 54, lng: 10 })).toBeCloseTo(65.4, 1);
});

test('a position leaves the browser to a hundredth of a degree', () => {
  expect(roundedPosition({ lat: 50.941278, lng: 6.958281 })).toBe('50.94,6.96');
  expect(readPosition('50.94,6.96')).toEqual({ lat: 50.94, lng: 6.96 });
  for (const text of ['50.94', 'Köln', '50.94,6.96,1', '1e1,2', '', '50,94,6,96'])
    expect(readPosition(text), text).toBeUndefined();
});

test.each([
  [cologne, true],
  [{ lat: 54.9, lng: 8.3 }, true],
  [{ lat: 41, lng: 29 }, false],
  [{ lat: 50, lng: 15.2 }, false],
  [{ lat: 47.1, lng: 8 }, false],
])('%o is in Germany: %s', (position, isInside) => {
  expect(isInGermany(position)).toBe(isInside);
});

test.each([
  ['Köln', 'Köln'],
  ['KOELN', 'Köln'],
  ['koln', 'Köln'],
  ['BERLİN', 'Berlin'],
  ['berlın', 'Berlin'],
  ['Münih', 'München'],
  ['Düsseldorf', 'Düsseldorf'],
  ['duesseldorf', 'Düsseldorf'],
  ['Frankfurt', 'Frankfurt am Main'],
  ['frankfurt (oder)', 'Frankfurt (Oder)'],
  ['Mülheim', 'Mülheim an der Ruhr'],
  ['Gießen', 'Gießen'],
  ['giessen', 'Gießen'],
])('%s is %s', (typed, town) => {
  expect(findTown(typed)?.name).toBe(town);
});

test.each(['Entenhausen', 'Fr', '', '---', 'constructor'])('no town is called %j', (typed) => {
  expect(findTown(typed)).toBeUndefined();
});

test('names of towns in addresses', () => {
  expect(['Köln', 'Frankfurt am Main', 'Gießen', 'Cottbus - Chóśebuz'].map(townSlug)).toEqual([
    'koeln',
    'frankfurt-am-main',
    'giessen',
    'cottbus-chosebuz',
  ]);
});

test('the middle of a postal code', () => {
  const place = placeOfCode('50667');
  expect(place && distanceKm(place, cologne)).toBeLessThan(2);
  expect(placeOfCode('00000')).toBeUndefined();
});
