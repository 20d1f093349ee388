import type { Tariff } from '../../src/shared/api/catalogue.ts';

/** A plan with what a test cares about; the rest is plausible. */
export function aTariff(given: Partial<Tariff> = {}): Tariff {
  return {
    id: 'flex-m',
    slug: 'flex-m',
    type: 'flex',
    name: 'Flex M',
    dataGb: 20,
    priceCents: 1499,
    oneOffCents: 0,
    termMonths: 1,
    hasFormOption: false,
    jersey: null,
    speedMbit: 50,
    uploadMbit: 25,
    throttledKbit: 64,
    features: [],
    description: '',
    alternativeTariffId: null,
    businessOnly: false,
    mainContractRequired: false,
    netPriceCents: null,
    ...given,
  };
}
