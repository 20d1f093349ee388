import type { ReadBy } from '../../../shared/contracts/contract.ts';
import type { registration } from '../../../shared/contracts/register.contract.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { type FieldFault, problem } from '../../errors/problem.ts';
import { isUniqueViolation } from '../../infra/db/constraint.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { answerLines, answersColumn, answersOf } from '../../infra/forms/answers.service.ts';
import { passOnAnswers } from '../../infra/forms/pass-on-answers.service.ts';
import type { Guest } from './guest.repository.ts';
import { insertUser } from './new-user.repository.ts';
import { hashSecret } from './secret-hash.ts';
import { takenBy } from './user.repository.ts';

/** What an account is made from. */
export type Registration = ReadBy<typeof registration>;

export interface CustomerSecrets {
  passwordHash: string;
  keywordHash: string;
}

export interface NewCustomer {
  /** The account's id; default: a new one. */
  id?: string;
  team: TeamId;
  lang: Lang;
  /** The guest who proved the phone; null for a caller without a guest cookie. */
  guest: Guest | null;
  data: Registration;
  secrets: CustomerSecrets;
  /** The place of the form in the body: `/forms/auth~1register` in an order. */
  pathPrefix?: string;
}

/** @throws Problem 1107 unless the guest proved the phone number in the form */
export function requirePhoneProof(guest: Guest | null, { contact }: Registration): asserts guest is Guest {
  if (guest?.provedPhone !== contact.phone) throw problem(1107);
}

/** Takes about 90 ms, so call it before the transaction. */
export async function hashSecrets({ security }: Registration): Promise<CustomerSecrets> {
  const [passwordHash, keywordHash] = await Promise.all([
    hashSecret(security.password),
    hashSecret(security.keyword),
  ]);
  return { passwordHash, keywordHash };
}

/**
 * Creates the account, passes on what no code reads of the form, and moves the guest's data to the account.
 * @returns the user's id
 * @throws Problem 1107 without proof of the phone; 1003, 1048 when phone or e-mail has an account
 */
export async function registerCustomer(tx: Queryable, deps: AppDeps, customer: NewCustomer): Promise<string> {
  const { team, lang, guest, data, secrets, pathPrefix = '' } = customer;
  requirePhoneProof(guest, data);
  refuseTaken(await takenBy(tx, team, data.contact), pathPrefix);
  const { id = deps.random.id() } = customer;
  const now = deps.clock();
  const invitationCode = newInvitationCode(deps);
  const kept = answersOf(deps, { 'auth/register': data });
  const lines = await answerLines(deps, kept);
  try {
    const definitionVersion = deps.definitions.versions()['auth/register'] ?? '';
    const answers = answersColumn(kept);
    await insertUser(tx, {
      id,
      team,
      lang,
      data,
      ...secrets,
      invitationCode,
      answers,
      definitionVersion,
      now,
    });
  } catch (error) {
    // Another request registered the same phone or address in between.
    const phone = isUniqueViolation(error, 'users_phone');
    refuseTaken({ phone, email: isUniqueViolation(error, 'users_email') }, pathPrefix);
    throw error;
  }
  await passOnAnswers(tx, deps, { team, kind: 'account', number: id }, lines);
  for (const move of deps.onGuestBecomesUser) await move(tx, { guestId: guest.id, userId: id, now });
  return id;
}

function refuseTaken(taken: { phone: boolean; email: boolean }, prefix: string): void {
  const fault = (field: string): FieldFault => ({
    path: `${prefix}/contact/${field}`,
    keyword: 'unique',
    rule: 'unique',
  });
  const errors = [...(taken.email ? [fault('email')] : []), ...(taken.phone ? [fault('phone')] : [])];
  if (errors.length > 0) throw problem(taken.phone ? 1003 : 1048, { errors });
}

/** Eight characters that are not mistaken for one another when read aloud. */
function newInvitationCode(deps: AppDeps): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  const bytes = Buffer.from(deps.random.token(), 'base64url').subarray(0, 8);
  return [...bytes].map((byte) => letters[byte % letters.length]).join('');
}
