import type { TestApp } from '../../support/app.ts';
import { nextOtp, type OtpEvent, type OtpState } from '../../support/states/otp.ts';
import type { Answer } from '../../support/test-client.ts';
import { freshPhone } from '../harness/people.ts';
import type { Round } from '../harness/rounds.ts';

const expiresSeconds = 300;

/** What the machine lets somebody expect as the answer. */
function expected(before: OtpState, after: OtpState, { type }: OtpEvent, now: Date): string {
  if (type === 'sent') return before === after ? '429' : '200';
  if (before.status === 'none') return '1029';
  if (before.status === 'used') return '1030';
  if (before.until <= now) return '1029';
  if (after.status === 'used') return '200';
  return `1028 ${after.status === 'open' ? after.triesLeft : ''}`;
}

function said(answer: Answer): string {
  if (answer.status === 200 || answer.status === 429) return String(answer.status);
  const { referenceCode, triesLeft } = answer.problem();
  return referenceCode === 1028 ? `1028 ${triesLeft}` : String(referenceCode);
}

/** Twelve times a guest asks for a code, types a right or a wrong one, or waits. */
export function otpHistory(t: TestApp, tries: number): Round {
  return async (dice) => {
    const client = t.client();
    const phone = await freshPhone(t.db);
    let state: OtpState = { status: 'none' };
    let isAsked = false;
    for (let step = 0; step < 12; step++) {
      t.pass({ seconds: dice.pick([1, 1, 1, 150, 299, 300]) });
      const type: OtpEvent['type'] = isAsked
        ? dice.pick(['sent', 'wrong', 'wrong', 'wrong', 'right'])
        : 'sent';
      isAsked = true;
      const right = type === 'sent' ? '' : await t.code(phone);
      const code = type === 'right' ? right : wrongOf(right);
      const answer =
        type === 'sent'
          ? await client.post('/api/phone-auth/generate-otp', { phone })
          : await client.post('/api/phone-auth/verify-otp', { code });
      const next = nextOtp(state, { type }, t.now(), { tries, expiresSeconds });
      const should = expected(state, next, { type }, t.now());
      if (said(answer) !== should)
        return [`${type} on ${JSON.stringify(state)}: ${said(answer)}, not ${should}`];
      state = next;
    }
    return [];
  };
}

function wrongOf(code: string): string {
  return code === '000000' ? '000001' : '000000';
}
