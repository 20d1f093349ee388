import { createHmac } from 'node:crypto';
import type { Lang } from '../../../shared/form-script.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { AppDeps } from '../../deps.ts';
import { problem, tooManyRequests } from '../../errors/problem.ts';
import { enqueue } from '../../ports/outbox/outbox.ts';
import * as repository from './otp.repository.ts';
import { secondsUntilNextCode } from './otp-limits.ts';

export interface CodeRequest extends repository.OtpKey {
  team: TeamId;
  lang: Lang;
  guestId: string;
  /** False where nobody may learn that the phone is unknown: all is done as usual, but no SMS goes out. */
  isDelivered: boolean;
}

/** Sends a code by SMS. @throws Problem 429 while another one would be too many */
export async function sendCode(tx: Queryable, deps: AppDeps, request: CodeRequest) {
  const { otp } = deps.config;
  const now = deps.clock();
  await repository.lockPhone(tx, request.phone);
  await holdLimits(tx, deps, request, now);
  const id = deps.random.id();
  const code = deps.random.digits(otp.digits);
  const triesLeft = await triesOf(tx, deps, request, now);
  const expiresAt = new Date(now.getTime() + otp.expiresSeconds * 1000);
  const codeHash = hashCode(deps, id, request, code);
  await repository.insertChallenge(tx, { ...request, id, codeHash, triesLeft, now, expiresAt });
  await repository.noteSent(tx, request, now);
  if (request.isDelivered) await enqueueCode(tx, deps, request, code, now);
  return { expiresInSeconds: otp.expiresSeconds, resendInSeconds: otp.resendSeconds, digits: otp.digits };
}

/** Judges a code. Wrong tries must be kept, so the caller commits and refuses afterwards. */
export async function judgeCode(
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
  const tried = await repository.tryCode(tx, challenge.id, hashCode(deps, challenge.id, key, code), now);
  if (tried?.isRight) return { phone: challenge.phone };
  if (tried) return { refusal: problem(1028, { extra: { triesLeft: tried.triesLeft } }) };
  // Read again: between the two statements somebody may have used it up, or asked for another.
  const over = (await repository.newestChallenge(tx, guestId, purpose)) ?? challenge;
  return { refusal: refusalOf(over, now) };
}

function refusalOf(challenge: repository.Challenge, now: Date) {
  if (challenge.consumedAt) return problem(1030);
  if (challenge.expiresAt <= now) return problem(1029);
  return problem(1028, { extra: { triesLeft: challenge.triesLeft } });
}

async function holdLimits(tx: Queryable, deps: AppDeps, key: repository.OtpKey, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 24 * 60 * 60 * 1000);
  const sent = await repository.sentSince(tx, key.phone, yesterday);
  const wait = secondsUntilNextCode(sent, key.purpose, now, deps.config.otp);
  if (wait > 0) throw tooManyRequests(wait);
}

/** A resent code has the tries that its predecessor left; with none left the guest waits for its end. */
async function triesOf(tx: Queryable, deps: AppDeps, request: CodeRequest, now: Date): Promise<number> {
  const { guestId, purpose, phone } = request;
  const before = await repository.newestChallenge(tx, guestId, purpose, phone);
  const goesOn = before && before.consumedAt === null && before.expiresAt > now;
  const triesLeft = goesOn ? await repository.supersede(tx, before.id) : undefined;
  if (!goesOn || triesLeft === undefined) return deps.config.otp.tries;
  // Thrown inside, so that the one before goes on.
  if (triesLeft === 0) throw tooManyRequests((before.expiresAt.getTime() - now.getTime()) / 1000);
  return triesLeft;
}

/** Keyed, because six digits behind a plain hash are found in a second; bound to phone and purpose. */
function hashCode(deps: AppDeps, id: string, { phone, purpose }: repository.OtpKey, code: string): string {
  return createHmac('sha256', deps.config.secret)
    .update(`${id}|${purpose}|${phone}|${code}`)
    .digest('base64url');
}

async function enqueueCode(tx: Queryable, deps: AppDeps, request: CodeRequest, code: string, now: Date) {
  const { team, lang, phone } = request;
  const minutes = Math.round(deps.config.otp.expiresSeconds / 60);
  const values = { code, minutes, brand: deps.teams[team].name };
  // The last line is read by browsers (WebOTP): they offer the code only on this site.
  const text = `${deps.words.text(lang, 'outbox.otp.text', values)}\n\n@${new URL(deps.config.publicUrl).hostname} #${code}`;
  await enqueue(tx, { now, team, channel: 'sms', to: phone, lang, template: 'otp', text });
}
