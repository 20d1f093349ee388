import type { Tariff } from './api/catalogue.ts';

/** The plan in the middle of a kind, by volume. Plans of several kinds have none, because each is for other people. */
export function leadingPlan<Plan extends Pick<Tariff, 'type' | 'dataGb'>>(
  plans: readonly Plan[],
): Plan | undefined {
  if (new Set(plans.map(({ type }) => type)).size !== 1) return undefined;
  const bySize = [...plans].sort((one, other) => one.dataGb - other.dataGb);
  return bySize[Math.floor((bySize.length - 1) / 2)];
}
