import type { Tariff } from '../../../shared/api/catalogue.ts';

/** The plan in the middle of a kind, by volume. Plans of several kinds have none, because each is for other people. */
export function leadingPlan<Plan extends Pick<Tariff, 'type' | 'dataGb'>>(
  plans: readonly Plan[],
): Plan | undefined {
  if (plans.some(({ type }) => type !== plans[0]?.type)) return undefined;
  const bySize = plans.toSorted((one, other) => one.dataGb - other.dataGb);
  return bySize.at((bySize.length - 1) / 2);
}
