import { parsePhone } from '../../../shared/rules/phone.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { emailKey } from './user.repository.ts';

export type LoginName = { email: string } | { phone: string };

/** A user name can be an e-mail address or a phone number in any spelling. */
export function loginName(username: string): LoginName {
  if (username.includes('@')) return { email: username };
  return { phone: parsePhone(username)?.e164 ?? username };
}

/**
 * A login name as it is counted, to be hashed. Tries are counted by the name as it was typed, not by its account: else the
 * delay of a phone number after tries with an e-mail address would tell that both belong to one person.
 */
export function countedName(team: TeamId, name: LoginName): string {
  const text = 'phone' in name ? name.phone : emailKey(name.email);
  return `name|${team}|${text}`;
}
