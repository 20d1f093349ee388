import type { Lang } from '../../../shared/language.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { isFreeShopSim } from './sim.repository.ts';

/**
 * Whether the card exists, was sold in a shop and belongs to no order yet; the input is normalised as in the order's
 * form.
 */
export async function isSimAvailable(
  { db, definitions }: AppDeps,
  lang: Lang,
  simNumber: string,
): Promise<boolean> {
  const form = { numberType: 'new', simType: 'physical', simNumber };
  const { valid, value } = definitions.validate('order/number', form, lang);
  return valid && typeof value.simNumber === 'string' && isFreeShopSim(db, value.simNumber);
}
