import { afterAll, beforeAll, describe, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/app.ts';
import { catches, holds } from './harness/rounds.ts';
import { otpHistory } from './states/otp-history.ts';
import { sessionHistory } from './states/session-history.ts';

let t: TestApp;

describe('the statements do what the machine says, whatever comes in whatever order', () => {
  beforeAll(async () => {
    const often = {
      OTP_RESEND_SECONDS: '0',
      OTP_PER_15_MINUTES: '1000',
      OTP_PER_DAY: '10000',
      OTP_TRIES: '3',
    };
    t = await createTestApp({ env: often });
    await t.db.query('CREATE SEQUENCE truth_serial');
  });
  afterAll(() => t.close());

  it('of a code', async () => {
    await holds('a code as its machine', { short: 40, deep: 1000 }, otpHistory(t, 3));
    await catches('a code as its machine', 'one try more than the statements give', otpHistory(t, 4));
  });

  it('of a session', async () => {
    await holds('a session as its machine', { short: 40, deep: 1000 }, sessionHistory(t, 10));
    await catches(
      'a session as its machine',
      'a longer grace than the statements give',
      sessionHistory(t, 60),
    );
  });
});
