import { expect, test } from 'vitest';
import { type ParsedBefore, sourceOfTexts } from '../../../src/definitions/source.ts';

const [CITY, NAME] = ['schemas/definitions/city.schema.json', 'schemas/definitions/firstName.schema.json'];
const rule = (maxLength: unknown) =>
  JSON.stringify({ $schema: '../meta/piece.meta.json', type: 'string', maxLength });
const files = (city: string) =>
  new Map([
    [CITY, city],
    [NAME, rule(50)],
  ]);

test('a file whose text is still the same is not parsed again, and its faults stay', () => {
  const before: ParsedBefore = new Map();
  const first = sourceOfTexts(files(rule(30)), before);
  const second = sourceOfTexts(files(rule('x')), before);
  expect(second.pieces.get('firstName')?.json).toBe(first.pieces.get('firstName')?.json);
  expect([...second.broken]).toEqual([CITY]);
  const third = sourceOfTexts(new Map([...files(rule('x')), [NAME, rule(40)]]), before);
  expect(third.problems).toEqual(second.problems);
  expect(third.pieces.get('firstName')?.json).toMatchObject({ maxLength: 40 });
  expect(sourceOfTexts(files(rule(30)), before).pieces.get('city')?.json).toMatchObject({ maxLength: 30 });
});
