import { isIccid } from '../../../shared/rules/iccid.ts';
import type { AppDeps } from '../../deps.ts';
import { isFreeShopSim } from './sim.repository.ts';

/** Whether the card exists, was sold in a shop and belongs to no order yet. Spaces are ignored. */
export async function isSimAvailable({ db }: AppDeps, typed: string): Promise<boolean> {
  const iccid = typed.replaceAll(' ', '');
  return isIccid(iccid) && isFreeShopSim(db, iccid);
}
