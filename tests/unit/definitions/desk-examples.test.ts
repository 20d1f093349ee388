import { expect, test } from 'vitest';
import { examplesOnDesk } from '../../../src/server/sandbox/dev/definitions-desk.service.ts';
import { ROOT } from '../../support/definitions.ts';

test('the page for developers has the examples of a day and of an order, too', async () => {
  const deps = { config: { definitionsDir: ROOT }, clock: () => new Date('2026-11-26T12:00:00Z') };
  const examples = await examplesOnDesk(deps, 'specimen/vocabulary');
  const days = examples?.valid.flatMap(({ on }) => on ?? []);
  const orders = [...(examples?.valid ?? []), ...(examples?.invalid ?? [])].flatMap(
    ({ order }) => order ?? [],
  );
  expect(days).toEqual(expect.arrayContaining(['2098-12-31', '2099-01-01']));
  expect(orders).toContainEqual({ tariff: { type: 'kids' } });
  // The plain ones come first: a page may load them by their number.
  expect(examples?.valid.findIndex(({ on, order }) => on ?? order)).toBeGreaterThan(3);
});
