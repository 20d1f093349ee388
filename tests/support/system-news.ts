import { sign } from '../../src/server/infra/ports/payments/signature.ts';
import type { TestApp } from './app.ts';

export const newsSecret = 'a-secret-of-the-outside-systems';

/** Sends signed news of a system, as it would. */
export function sendNews(
  { app, now }: TestApp,
  port: string,
  news: object | string,
  { secret = newsSecret, at = now() }: { secret?: string; at?: Date } = {},
) {
  const payload = typeof news === 'string' ? news : JSON.stringify(news);
  const headers = { 'content-type': 'application/json', 'fanline-signature': sign(secret, payload, at) };
  return app.inject({ method: 'POST', url: `/api/webhooks/${port}`, payload, headers });
}
