import type { Lang } from '../../../shared/form-script.ts';
import type { AppDeps } from '../../deps.ts';
import { isFreeShopSim } from './sim.repository.ts';

/** Whether the card exists, was sold in a shop and belongs to no order yet; read as the order's form reads it. */
export async function isSimAvailable(
  { db, definitions }: AppDeps,
  lang: Lang,
  simNumber: string,
): Promise<boolean> {
  const form = { numberType: 'new', simType: 'physical', simNumber };
  const { valid, value } = definitions.judge('order/number', form, lang);
  return valid && typeof value.simNumber === 'string' && isFreeShopSim(db, value.simNumber);
}
