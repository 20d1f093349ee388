import type { TariffOption } from './api/catalogue.ts';
import type { UsageKind, Zone } from './enums.ts';

/** The tables of the price list, in their order. */
export const priceAreas = ['home', 'special', 'abroad', 'eu', 'turkiye', 'world', 'once'] as const;
export type PriceArea = (typeof priceAreas)[number];

/**
 * How a service is charged. The product bills no single call, message or megabyte: a service is part of the tariff, costs
 * nothing, has its price elsewhere in the list, or does not work.
 */
type Charge =
  | 'included'
  | 'free'
  | 'slower'
  | 'notBilled'
  | 'blocked'
  | 'byPackage'
  | 'byTariff'
  | 'atNumber';

/** A row of `teams/content/price-list.json`. It has no amount: amounts stand with the goods alone. */
export interface PriceRow {
  area: PriceArea;
  service: string;
  charge: Charge;
  /** Where a customer switches it on. */
  page?: string;
  /** Of a service that works with a package alone: what the package has to give. */
  package?: { kind: UsageKind; zone: Zone };
}

/** What a package gives, and where. */
type Package = Pick<TariffOption, 'gives'>;

/** The charge of a row, by the packages on sale: what none of them gives is blocked. */
export function chargeOf({ charge, package: needed }: PriceRow, packages: readonly Package[]): Charge {
  if (!needed) return charge;
  const isOnSale = packages.some(({ gives }) =>
    gives.some(({ kind, zones }) => kind === needed.kind && zones.includes(needed.zone)),
  );
  return isOnSale ? 'byPackage' : 'blocked';
}

/** The table in which a package stands: where its data count, or among calls abroad. Each package has one. */
export function areaOfPackage({ gives }: Package): PriceArea {
  const zones = gives.filter(({ kind }) => kind === 'data').flatMap((gift) => gift.zones);
  if (zones.includes('home')) return 'home';
  const [zone] = zones;
  if (zone) return zone;
  return gives.some((gift) => gift.zones.some((one) => one !== 'home')) ? 'abroad' : 'home';
}
