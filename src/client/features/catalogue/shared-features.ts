import type { Tariff } from '../../../shared/catalogue.ts';

/** What every one of the tariffs has, in the first one's order: said once, it need not stand on each card. */
export function sharedFeatures(tariffs: readonly Pick<Tariff, 'features'>[]): string[] {
  const [first, ...others] = tariffs;
  return (first?.features ?? []).filter((feature) =>
    others.every(({ features }) => features.includes(feature)),
  );
}
