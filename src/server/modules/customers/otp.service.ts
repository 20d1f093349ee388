import { daysAfter } from '../../../shared/durations.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { problem, tooManyRequests } from '../../errors/problem.ts';
import type { Caller } from '../../infra/budgets/caller.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { keyedHash, validHashes } from '../../infra/keyed-hash.ts';
import { enqueue } from '../../infra/ports/outbox/outbox.ts';
import { getsSms } from '../../infra/ports/sms/gets-sms.ts';
import { spendOnCode } from './code-budget.ts';
import * as repository from './otp.repository.ts';
import { secondsUntilNextCode } from './otp-limits.ts';

export interface CodeRequest extends repository.OtpKey {
  team: TeamId;
  lang: Lang;
  guestId: string;
  /** Who asks: codes cost money. */
  caller: Caller;
  /**
   * The phone that the SMS goes to: the same, or the proved one of the account that a line's number belongs to. Undefined
   * where the caller must not learn that the phone is unknown: all steps run as usual, but no SMS is sent.
   */
  deliveredTo: string | undefined;
}

/** Sends a code by SMS. @throws Problem 1131 for a phone that gets none; 429 when the limit is reached */
export async function sendCode(tx: Queryable, deps: AppDeps, request: CodeRequest) {
  const { otp } = deps.config;
  const now = deps.clock();
  if (!getsSms(request.phone, otp.countries)) throw refusedPhone(deps, request.lang);
  await repository.lockPhone(tx, request.phone);
  await holdLimits(tx, deps, request, now);
  const id = deps.random.id();
  const code = deps.random.digits(otp.digits);
  const triesLeft = await triesOf(tx, deps, request, now);
  const expiresAt = new Date(now.getTime() + otp.expiresSeconds * 1000);
  const codeHash = keyedHash(deps.config, codeText(id, request, code));
  await repository.insertChallenge(tx, { ...request, id, codeHash, triesLeft, now, expiresAt });
  await repository.recordSent(tx, request, now);
  // Last, because everybody's budget is locked from here until the end of the transaction.
  await spendOnCode(tx, deps, request);
  if (request.deliveredTo) await enqueueCode(tx, deps, { ...request, to: request.deliveredTo }, code, now);
  return { expiresInSeconds: otp.expiresSeconds, resendInSeconds: otp.resendSeconds, digits: otp.digits };
}

function refusedPhone({ words }: AppDeps, lang: Lang) {
  const message = words.text(lang, 'error.code.1131');
  return problem(1131, {
    errors: [{ path: '/phone', keyword: 'getsNoCodes', rule: 'getsNoCodes', message }],
  });
}

/** Validates a code. Wrong tries must be stored, so the caller commits and refuses afterwards. */
export async function validateCode(
  tx: Queryable,
  deps: AppDeps,
  guestId: string,
  purpose: repository.OtpPurpose,
  code: string,
): Promise<{ phone: string } | { refusal: ReturnType<typeof problem> }> {
  const now = deps.clock();
  const challenge = await repository.newestChallenge(tx, guestId, purpose);
  if (!challenge) {
    const isOtherPurpose = await repository.hasAnyChallenge(tx, guestId);
    return { refusal: problem(isOtherPurpose ? 1031 : 1029) };
  }
  const key = { phone: challenge.phone, purpose };
  const hashes = validHashes(deps.config, codeText(challenge.id, key, code));
  const tried = await repository.tryCode(tx, challenge.id, hashes, now);
  if (tried?.isRight) return { phone: challenge.phone };
  if (tried) return { refusal: problem(1028, { extra: { triesLeft: tried.triesLeft } }) };
  // Read again: another request may have used the challenge, or replaced it, between the two statements.
  const over = (await repository.newestChallenge(tx, guestId, purpose)) ?? challenge;
  return { refusal: refusalOf(over, now) };
}

function refusalOf(challenge: repository.Challenge, now: Date) {
  if (challenge.consumedAt) return problem(1030);
  if (challenge.expiresAt <= now) return problem(1029);
  return problem(1028, { extra: { triesLeft: challenge.triesLeft } });
}

async function holdLimits(tx: Queryable, deps: AppDeps, key: repository.OtpKey, now: Date): Promise<void> {
  const yesterday = daysAfter(now, -1);
  const sent = await repository.sentSince(tx, key.phone, yesterday);
  const wait = secondsUntilNextCode(sent, key.purpose, now, deps.config.otp);
  if (wait > 0) throw tooManyRequests(wait);
}

/**
 * A new code has the remaining tries of the last one; when none are left, the guest must wait until the last one
 * expires.
 */
async function triesOf(tx: Queryable, deps: AppDeps, request: CodeRequest, now: Date): Promise<number> {
  const { guestId, purpose, phone } = request;
  const before = await repository.newestChallenge(tx, guestId, purpose, phone);
  const goesOn = before && before.consumedAt === null && before.expiresAt > now;
  const triesLeft = goesOn ? await repository.supersede(tx, before.id) : undefined;
  if (!goesOn || triesLeft === undefined) return deps.config.otp.tries;
  // Thrown inside the transaction, so that the last challenge stays valid.
  if (triesLeft === 0) throw tooManyRequests((before.expiresAt.getTime() - now.getTime()) / 1000);
  return triesLeft;
}

/** The hash includes phone and purpose, so that a code proves nothing else. */
function codeText(id: string, { phone, purpose }: repository.OtpKey, code: string): string {
  return `otp:${id}|${purpose}|${phone}|${code}`;
}

type Sent = Pick<CodeRequest, 'team' | 'lang'> & { to: string };

async function enqueueCode(tx: Queryable, deps: AppDeps, { team, lang, to }: Sent, code: string, now: Date) {
  const minutes = Math.round(deps.config.otp.expiresSeconds / 60);
  const values = { code, minutes, brand: deps.teams[team].name };
  // Browsers read the last line (WebOTP): they offer the code only on this site.
  const text = `${deps.words.text(lang, 'outbox.otp.text', values)}\n\n@${new URL(deps.config.publicUrl).hostname} #${code}`;
  const expiresAt = new Date(now.getTime() + deps.config.otp.expiresSeconds * 1000);
  await enqueue(tx, { now, team, channel: 'sms', to, lang, template: 'otp', text, expiresAt });
}
