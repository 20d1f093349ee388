import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Queryable } from '../../src/server/infra/db/queryable.ts';
import { enqueueMail } from '../../src/server/infra/mail/enqueue-mail.ts';
import type { MessagePage, NoticeChoices } from '../../src/shared/api/messages.ts';
import type { Lang } from '../../src/shared/language.ts';
import type { CustomerNotice } from '../../src/shared/notices.ts';
import type { TestApp } from './app.ts';
import { ROOT } from './definitions.ts';
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

/** Lets all customers agree to advertising: then prizes and gifts are told by mail. */
export async function agreeToAdvertising(t: TestApp): Promise<void> {
  await t.db.query('UPDATE users SET marketing_consent = true');
}

interface Told {
  userId: string;
  to: string;
  name?: CustomerNotice;
  lang?: Lang;
  values?: Record<string, string | number>;
}

const words = readFileSync(join(ROOT, 'locales/de/outbox.json'), 'utf8');

/** A value for every name in the words of mails: a message without one would stay as it is written. */
const anyValues: Record<string, string | number> = Object.fromEntries([
  ...[...words.matchAll(/\{(\w+)/g)].map(([, name = '']) => [name, 'other']),
  ...[...words.matchAll(/\{(\w+), (?:plural|number)/g)].map(([, name = '']) => [name, 1]),
]);

/** Writes a notice to a customer as the product does. */
export function tell(
  t: TestApp,
  { name = 'lineEnded', lang = 'de', values = {}, ...reader }: Told,
  tx: Queryable = t.db,
): Promise<void> {
  const all = { ...anyValues, name: 'Ayşe Yılmaz', ...values };
  return enqueueMail(tx, t.deps, { team: 'kanarya', lang, name, values: all, ...reader });
}
