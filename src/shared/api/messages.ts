import { noticeGroups, ways } from '../notices.ts';
import { operations } from './operation.ts';
import {
  boolean,
  form,
  integer,
  list,
  moment,
  object,
  oneOf,
  optional,
  orNull,
  type Static,
  text,
  uuid,
} from './shapes.ts';

/** A notice to the customer, as it went out. */
const messageView = object({
  id: uuid,
  group: oneOf(...noticeGroups),
  /** The language that it was written in. */
  lang: oneOf('de', 'tr'),
  title: text,
  /** Paragraphs, with empty lines between them. Paths of our pages in it have no language: `/dashboard/bills`. */
  text,
  /** The page that it is about. */
  path: orNull(text),
  /** How it went out besides. */
  sentBy: list(oneOf(...ways)),
  /** Its mail had files. */
  hasFiles: boolean,
  createdAt: moment,
  readAt: orNull(moment),
});
export type MessageView = Static<typeof messageView>;

const messagePage = object({
  /** Newest first. */
  messages: list(messageView),
  /** At most 100 are counted. */
  unread: integer,
  /** The `before` of the next page; null where there is none. */
  next: orNull(uuid),
  /** So many days after it went out a message is deleted. */
  keptDays: integer,
});
export type MessagePage = Static<typeof messagePage>;

const unread = object({ unread: integer });

const chosen = list(oneOf(...ways));

/** How the customer hears of what is not fixed, by the groups of the form `account/notices`. */
const noticeChoices = object({
  payments: chosen,
  usage: chosen,
  orders: chosen,
  line: chosen,
  fun: chosen,
});
export type NoticeChoices = Static<typeof noticeChoices>;

const noticeSettings = object({
  choices: noticeChoices,
  /** The phone for SMS; null where the account's phone gets none of ours. */
  phone: orNull(text),
  /** The customer has agreed to advertising. */
  advertising: boolean,
});
export type NoticeSettings = Static<typeof noticeSettings>;

export const messagesApi = operations({
  'GET /api/messages': { query: object({ before: optional(uuid) }), answer: messagePage },
  'GET /api/messages/unread': { answer: unread },
  'POST /api/messages/:id/read': { params: object({ id: uuid }), answer: unread },
  /** Marks all as read. */
  'POST /api/messages/read': { answer: unread },
  'GET /api/users/me/notices': { answer: noticeSettings },
  'PUT /api/users/me/notices': { body: form('account/notices'), answer: noticeSettings },
  /** Gives the consent to advertising, or takes it back. */
  'PUT /api/users/me/advertising': { body: form('account/advertising'), answer: noticeSettings },
});
