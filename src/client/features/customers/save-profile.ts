import type { FormValues } from '../../../shared/form-script.ts';
import { formHeaders } from '../../forms/form-headers.ts';
import { call } from '../../lib/call.ts';
import { notify } from '../../lib/notices.ts';
import { changeUser } from '../../lib/session.ts';

/** Stores the whole form; the page then shows the customer's data as the server returns them. */
export async function saveProfile(profile: FormValues, version?: string): Promise<void> {
  const headers: Record<string, string> = version ? formHeaders(version) : {};
  const { user } = await call('PUT /api/auth/me', { body: profile, headers });
  changeUser(user);
  notify({ kind: 'success', key: 'account.page.profile.saved' });
}
