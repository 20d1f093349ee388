import type { TeamId } from '../../../shared/teams.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { setProvedPhone } from './guest.repository.ts';
import { validateCode } from './otp.service.ts';
import { takenBy } from './user.repository.ts';

/**
 * Proves the phone to which the guest was sent a code.
 * @throws Problem 1028–1031; 1066 when the phone belongs to another account: only the holder of the phone can learn
 * that
 */
export async function provePhone(
  deps: AppDeps,
  team: TeamId,
  guestId: string,
  userId: string | undefined,
  code: string,
): Promise<string> {
  const result = await deps.db.transaction(async (tx) => {
    const validated = await validateCode(tx, deps, guestId, 'phone', code);
    if ('refusal' in validated) return validated;
    await setProvedPhone(tx, guestId, validated.phone);
    const taken = await takenBy(tx, team, { phone: validated.phone, email: '' }, userId);
    return { ...validated, isTaken: taken.phone };
  });
  if ('refusal' in result) throw result.refusal;
  if (result.isTaken) throw problem(1066);
  return result.phone;
}
