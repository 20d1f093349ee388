import { api } from '../../lib/http.ts';
import type { CodeSent } from '../customers/code-times.ts';

export interface CodeCalls {
  send: (phone: string) => Promise<CodeSent>;
  /** Resolves with what the next step needs. */
  verify: (code: string) => Promise<string>;
}

/** Proof of a phone before registration and order: bound to this browser by the guest cookie. */
export const phoneProofCalls: CodeCalls = {
  send: (phone) => api<CodeSent>('/api/phone-auth/generate-otp', { data: { phone } }),
  verify: async (code) =>
    (await api<{ phone: string }>('/api/phone-auth/verify-otp', { data: { code } })).phone,
};

/** The code for a new password; resolves with the token that allows to set it. */
export const passwordResetCalls: CodeCalls = {
  send: (phone) => api<CodeSent>('/api/users/reset-password/generate-otp', { data: { phone } }),
  verify: async (code) => {
    const answer = await api<{ resetToken: string }>('/api/users/reset-password/verify-otp', {
      data: { code },
    });
    return answer.resetToken;
  },
};

export async function setNewPassword(resetToken: string, data: unknown): Promise<void> {
  await api('/api/users/reset-password', { data, headers: { 'X-Reset-Token': resetToken } });
}
