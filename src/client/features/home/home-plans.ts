import type { Tariff } from '../../../shared/api/catalogue.ts';

/** The hero's plan, and three other plans from small to large, so that no plan is shown twice. */
export interface HomePlans {
  offer: Tariff | undefined;
  plans: Tariff[];
  /** The first plan with a jersey. */
  jersey: Tariff | undefined;
}

export function homePlans(tariffs: readonly Tariff[]): HomePlans {
  const forAll = tariffs
    .filter((tariff) => !tariff.businessOnly && !tariff.mainContractRequired)
    .sort(byPrice);
  const flex = forAll.filter(({ type }) => type === 'flex');
  const jersey = forAll.find(({ hasFormOption }) => hasFormOption);
  const offer = flex[1] ?? forAll[0];
  const wanted = [flex[0], jersey, flex[2], ...forAll].filter((tariff) => tariff !== undefined);
  const others = [...new Set(wanted)].filter((tariff) => tariff !== offer).slice(0, 3);
  return { offer, plans: others.sort(byPrice), jersey };
}

function byPrice(one: Tariff, other: Tariff): number {
  return one.priceCents - other.priceCents;
}
