import type { Tariff } from '../../../shared/catalogue.ts';

/** The three plans of the home page, from small to large: the one in the middle is the hero's. */
export function homePlans(tariffs: readonly Tariff[]): Tariff[] {
  const flex = tariffs.filter(({ type }) => type === 'flex').sort(byPrice);
  const jersey = tariffs.find(({ hasFormOption }) => hasFormOption);
  const others = tariffs
    .filter((tariff) => !tariff.businessOnly && !tariff.mainContractRequired)
    .sort(byPrice);
  const wanted = [flex[0], flex[1], jersey, ...others].filter((tariff) => tariff !== undefined);
  return [...new Set(wanted)].slice(0, 3);
}

function byPrice(one: Tariff, other: Tariff): number {
  return one.priceCents - other.priceCents;
}
