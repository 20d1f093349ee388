import { expect, test } from 'vitest';
import { receptionOfAll, type TechnologyReception } from '../../../src/shared/network.ts';

const part = (technology: '4g' | '5g', outdoors: string, indoors: string) =>
  ({ technology, outdoors, indoors }) as TechnologyReception;

test('a place has full reception, or none, only where all its parts have', () => {
  expect(
    receptionOfAll([part('5g', 'full', 'none'), part('5g', 'full', 'none'), part('4g', 'full', 'full')]),
  ).toEqual([part('5g', 'full', 'none'), part('4g', 'full', 'full')]);
  expect(receptionOfAll([part('5g', 'full', 'none'), part('5g', 'none', 'part')])[0]).toEqual(
    part('5g', 'part', 'part'),
  );
});

test('a technology of which nothing is said has no reception', () => {
  expect(receptionOfAll([])).toEqual([part('5g', 'none', 'none'), part('4g', 'none', 'none')]);
});
