import { describe, expect, test } from 'vitest';
import { type Example, readExamples } from '../../src/definitions/examples.ts';
import { isProvedElsewhere, provedPieces } from '../../src/definitions/piece-examples.ts';
import { formIds, ROOT, realDefinitions } from '../support/definitions.ts';

const now = new Date();
const definitions = await realDefinitions(now);
const proved = await provedPieces(ROOT);

function broken(id: string, { data }: Example) {
  return definitions.validate(id, data, 'de').errors.map(({ path, rule }) => `${rule} at ${path}`);
}

describe.each(formIds())('%s', async (id) => {
  const { valid, invalid, situated } = await readExamples(ROOT, id, now);

  test.each(valid.map((example, i) => [i, example] as const))('accepts example %i', (_i, example) => {
    expect(broken(id, example)).toEqual([]);
  });

  test.each(invalid.map((example, i) => [i, example.rule, example.path, example] as const))(
    'refuses example %i: %s at %s',
    (_i, rule, path, example) => {
      expect(broken(id, example)).toContain(`${rule} at ${path}`);
    },
  );

  test.each(situated.map((example) => [example.on ?? 'any day', example.at, example] as const))(
    'judges on %s, with the order, as %s says',
    async (_on, _at, example) => {
      const thatDay = await realDefinitions(
        example.on === undefined ? now : new Date(`${example.on}T12:00:00Z`),
      );
      const errors = thatDay
        .validate(id, example.data, 'de', example.order)
        .errors.map(({ path, rule }) => `${rule} at ${path}`);
      const { rule, path } = example;
      expect(errors).toEqual(rule === undefined ? [] : expect.arrayContaining([`${rule} at ${path}`]));
    },
  );

  test('has an example for every rule of every field', () => {
    const form = definitions.document(id, 'de');
    const refused = new Set([...invalid, ...situated].map(({ path, rule }) => `${path}|${rule}`));
    expect(form && missingExamples(id, refused)).toEqual([]);
  });
});

function missingExamples(id: string, refused: ReadonlySet<string>): string[] {
  return definitions
    .rules(id)
    .filter(({ pointer, definition }) => !isProvedElsewhere(id, pointer, definition, proved))
    .filter(
      ({ pointer, rule }) =>
        ![...refused].some((key) => key.replace(/\/\d+(?=[/|])/g, '') === `${pointer}|${rule}`),
    )
    .map(
      ({ pointer, rule }) =>
        `schemas/${id}.examples.json: add an invalid example for "${rule}" at ${pointer}`,
    );
}
