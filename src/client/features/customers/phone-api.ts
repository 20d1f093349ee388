import type { CodeSent } from '../../../shared/api/customers.ts';
import { call } from '../../lib/call.ts';

export interface CodeCalls {
  send: (phone: string) => Promise<CodeSent>;
  /** Resolves with the value that the next step needs. */
  verify: (code: string) => Promise<string>;
}

/** Proof of a phone before registration and order: bound to this browser by the guest cookie. */
export const phoneProofCalls: CodeCalls = {
  send: (phone) => call('POST /api/phone-auth/generate-otp', { body: { phone } }),
  verify: async (code) => (await call('POST /api/phone-auth/verify-otp', { body: { code } })).phone,
};

/** The code for a new password; resolves with the token that allows to set it. */
export const passwordResetCalls: CodeCalls = {
  send: (phone) => call('POST /api/users/reset-password/generate-otp', { body: { phone } }),
  verify: async (code) => {
    const { resetToken } = await call('POST /api/users/reset-password/verify-otp', { body: { code } });
    return resetToken;
  },
};

export async function setNewPassword(resetToken: string, body: unknown): Promise<void> {
  await call('POST /api/users/reset-password', { body, headers: { 'X-Reset-Token': resetToken } });
}
