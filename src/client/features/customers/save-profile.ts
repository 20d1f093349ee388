import type { FormValues } from '../../../shared/form-script.ts';
import { api } from '../../lib/http.ts';
import { notify } from '../../lib/notices.ts';
import { changeUser } from '../../lib/session.ts';
import type { User } from '../../lib/user.ts';

/** Stores the whole form; the page shows the customer as the server now knows them. */
export async function saveProfile(profile: FormValues, version?: string): Promise<void> {
  const headers: Record<string, string> = version ? { 'X-Definition-Version': version } : {};
  const { user } = await api<{ user: User }>('/api/auth/me', { method: 'PUT', data: profile, headers });
  changeUser(user);
  notify({ kind: 'success', key: 'account.page.profile.saved' });
}
