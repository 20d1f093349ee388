import { payloadOf, type Reply, WebClient } from '../harness/web-client.ts';

export const refreshCookie = 'fanline-refresh';

export interface Refreshed {
  reply: Reply;
  /** The successor. */
  next: string | undefined;
  accessToken: string | undefined;
}

/** A tab with nothing but a refresh token asks for new ones. */
export async function refresh(address: string, token: string): Promise<Refreshed> {
  const tab = new WebClient();
  tab.cookies.set(refreshCookie, token);
  const reply = await tab.post(address, '/api/auth/refresh');
  const isRefused = reply.status !== 200;
  return {
    reply,
    next: isRefused ? undefined : tab.cookies.get(refreshCookie),
    accessToken: isRefused ? undefined : payloadOf<{ accessToken: string }>(reply).accessToken,
  };
}

/** Whether an access token still opens the profile. */
export async function opens(address: string, accessToken: string): Promise<boolean> {
  const client = new WebClient();
  client.token = accessToken;
  return (await client.get(address, '/api/users/me')).status === 200;
}
