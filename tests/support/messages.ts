import type { Queryable } from '../../src/server/infra/db/queryable.ts';
import { enqueueMail } from '../../src/server/infra/mail/enqueue-mail.ts';
import type { MessagePage, NoticeChoices } from '../../src/shared/api/messages.ts';
import type { Lang } from '../../src/shared/language.ts';
import type { CustomerNotice } from '../../src/shared/notices.ts';
import type { TestApp } from './app.ts';
import type { TestClient } from './test-client.ts';

/** A page of a customer's messages. */
export async function messagesIn(client: TestClient, before?: string): Promise<MessagePage> {
  const query = before ? `?before=${before}` : '';
  return (await client.get(`/api/messages${query}`)).payload<MessagePage>();
}

/** What has been chosen when nothing has. */
export const unchosen: NoticeChoices = {
  payments: ['email'],
  usage: ['email'],
  orders: ['email'],
  line: ['email'],
  fun: [],
};

export function chooseWays(client: TestClient, change: Partial<NoticeChoices>) {
  return client.send('PUT', '/api/users/me/notices', { ...unchosen, ...change });
}

interface Told {
  userId: string;
  to: string;
  name?: CustomerNotice;
  lang?: Lang;
  values?: Record<string, string | number>;
}

/** Writes a notice to a customer as the product does. */
export function tell(
  t: TestApp,
  { name = 'lineEnded', lang = 'de', values = {}, ...reader }: Told,
  tx: Queryable = t.db,
): Promise<void> {
  const all = { name: 'Ayşe Yılmaz', contract: 'V-1', end: '31.12.2026', msisdn: '0171 39200001', ...values };
  return enqueueMail(tx, t.deps, { team: 'kanarya', lang, name, values: all, ...reader });
}
