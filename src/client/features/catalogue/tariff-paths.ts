import type { Tariff } from '../../../shared/api/catalogue.ts';
import { pathOf } from '../../../shared/match-page.ts';
import { tariffSubject } from '../../../shared/tariff-subject.ts';

/** The page of a plan: `/tarife/flex/flex-m`. */
export function tariffPath(tariff: Pick<Tariff, 'name' | 'type' | 'slug'>): string {
  return pathOf('tariff', tariffSubject({ tariff })?.params);
}

/** The address where the order of a plan begins, with a new number or one's own. Companies do not order, they apply. */
export function orderPath(
  { id, businessOnly }: Pick<Tariff, 'id' | 'businessOnly'>,
  bringsNumber = false,
): string {
  const porting = bringsNumber ? '&number=port' : '';
  return businessOnly
    ? '/auth/corporate-register'
    : `/auth/register/tariff?tariff=${encodeURIComponent(id)}${porting}`;
}
