import rules from '../../../../teams/content/messages.json' with { type: 'json' };
import type { MessagePage, MessageView } from '../../../shared/api/messages.ts';
import { type CustomerNotice, customerNotices } from '../../../shared/notices.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import {
  countUnread,
  listNotices,
  markNoticeRead,
  markNoticesRead,
  type StoredNotice,
} from '../../infra/notices/notice.repository.ts';

/** Counting ends here. */
const MOST_UNREAD = 100;

/** A page of a customer's messages, newest first. @param before the id of the last one on the page before */
export async function messagesOf({ db }: AppDeps, userId: string, before?: string): Promise<MessagePage> {
  const { pageSize, keptDays } = rules;
  const found = await listNotices(db, userId, { before, limit: pageSize + 1 });
  const shown = found.slice(0, pageSize);
  return {
    messages: shown.map(viewMessage),
    unread: await countUnread(db, userId, MOST_UNREAD),
    next: found.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
    keptDays,
  };
}

export async function unreadOf({ db }: AppDeps, userId: string): Promise<{ unread: number }> {
  return { unread: await countUnread(db, userId, MOST_UNREAD) };
}

/** @throws Problem 1154 unless the message is the customer's */
export async function readMessage(deps: AppDeps, userId: string, id: string): Promise<{ unread: number }> {
  if (!(await markNoticeRead(deps.db, userId, id, deps.clock()))) throw problem(1154);
  return unreadOf(deps, userId);
}

export async function readAllMessages(deps: AppDeps, userId: string): Promise<{ unread: number }> {
  await markNoticesRead(deps.db, userId, deps.clock());
  return unreadOf(deps, userId);
}

function viewMessage({ kind, createdAt, readAt, ...rest }: StoredNotice): MessageView {
  return {
    ...rest,
    group: groupOf(kind),
    sentBy: [...rest.sentBy],
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  };
}

/** A kind that was taken out of the product is still in old messages. */
function groupOf(kind: string): MessageView['group'] {
  if (!Object.hasOwn(customerNotices, kind)) return 'line';
  // The table has this name.
  return customerNotices[kind as CustomerNotice].group;
}
