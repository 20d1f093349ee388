import type { Tariff } from '../../../shared/api/catalogue.ts';

/** The features that all tariffs have, in the order of the first tariff. They are listed once, not on each card. */
export function sharedFeatures(tariffs: readonly Pick<Tariff, 'features'>[]): string[] {
  const [first, ...others] = tariffs;
  return (first?.features ?? []).filter((feature) =>
    others.every(({ features }) => features.includes(feature)),
  );
}
