import type { Tariff } from '../../../shared/catalogue.ts';

/** The page of a plan: `/tarife/flex/flex-m`. */
export function tariffPath({ type, slug }: Pick<Tariff, 'type' | 'slug'>): string {
  return `/tarife/${type}/${slug}`;
}

/** Where ordering a plan begins. Companies apply; they do not order. */
export function orderPath({ id, businessOnly }: Pick<Tariff, 'id' | 'businessOnly'>): string {
  return businessOnly ? '/auth/corporate-register' : `/auth/register/tariff?tariff=${encodeURIComponent(id)}`;
}
