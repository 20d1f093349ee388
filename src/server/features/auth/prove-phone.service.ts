import type { TeamId } from '../../../shared/teams.ts';
import { setProvedPhone } from '../../modules/customers/guest.repository.ts';
import { judgeCode } from '../../modules/customers/otp.service.ts';
import { takenBy } from '../../modules/customers/user.repository.ts';
import type { AppDeps } from '../../deps.ts';
import { problem } from '../../errors/problem.ts';

/**
 * Proves the phone that the guest was sent a code for.
 * @throws Problem 1028–1031; 1066 when the phone is another account's, which only its holder gets to know
 */
export async function provePhone(
  deps: AppDeps,
  team: TeamId,
  guestId: string,
  userId: string | undefined,
  code: string,
): Promise<string> {
  const result = await deps.db.transaction(async (tx) => {
    const judged = await judgeCode(tx, deps, guestId, 'phone', code);
    if ('refusal' in judged) return judged;
    await setProvedPhone(tx, guestId, judged.phone);
    const taken = await takenBy(tx, team, { phone: judged.phone, email: '' }, userId);
    return { ...judged, isTaken: taken.phone };
  });
  if ('refusal' in result) throw result.refusal;
  if (result.isTaken) throw problem(1066);
  return result.phone;
}
