import type { FastifyInstance } from 'fastify';
import {
  integer,
  list,
  moment,
  object,
  optional,
  orNull,
  type Static,
  shortText,
  text,
} from '../../../shared/api/shapes.ts';
import { plainPage, plainStyle } from '../../http/html.ts';
import { allowPage } from '../../http/security-headers.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { escapeHtml } from '../../infra/escape-html.ts';
import { type ShownMessage, shownMessages } from './outbox.service.ts';

const querystring = object({ to: optional(shortText(254)) });
type ByRecipient = { Querystring: Static<typeof querystring> };
const message = object({
  id: integer,
  team: text,
  channel: text,
  recipient: text,
  lang: text,
  template: text,
  subject: orNull(text),
  text,
  createdAt: moment,
  attachments: list(object({ id: text, fileName: text, url: text })),
});
const page = { response: { 200: text } };
const filter = '<p hidden><label>Filter <input type="search" data-filter="article"></label></p>';

/**
 * The messages of the outbox, for people and for end-to-end tests; off in production by default. Plain routes: they are
 * not part of the API, and answer without `payload`.
 */
export async function devRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  if (!deps.config.embedded.devPages) return;

  app.get<ByRecipient>('/dev/outbox', { schema: { querystring, ...page } }, async (request, reply) => {
    const messages = await shownMessages(deps, request.query.to);
    const body =
      messages.length > 0 ? filter + messages.map(article).join('') : '<p>Nothing has been sent yet.</p>';
    const refresh = '<meta http-equiv="refresh" content="5">';
    allowPage(reply).send(plainPage('Outbox', '/dev/style.css', body, refresh));
  });

  app.get<ByRecipient>(
    '/dev/outbox.json',
    { schema: { querystring, response: { 200: object({ messages: list(message) }) } } },
    async (request) => ({ messages: await shownMessages(deps, request.query.to) }),
  );

  app.get('/dev/style.css', { schema: page }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(plainStyle),
  );
}

function article(row: ShownMessage): string {
  const about = [row.createdAt.toISOString(), row.channel, row.team, row.lang, row.template].join(' · ');
  const subject = row.subject ? `<h3>${escapeHtml(row.subject)}</h3>` : '';
  return `<article><h2>${escapeHtml(row.recipient)}</h2><p><small>${escapeHtml(about)}</small></p>
${subject}<pre>${escapeHtml(row.text)}</pre>${look(row)}${files(row)}</article>`;
}

function look({ id, channel }: ShownMessage): string {
  return channel === 'email' ? `<p><a href="/dev/outbox/${id}">As its reader sees it</a></p>` : '';
}

function files({ attachments }: ShownMessage): string {
  const links = attachments.map(
    ({ url, fileName }) => `<li><a href="${escapeHtml(url)}">${escapeHtml(fileName)}</a></li>`,
  );
  return links.length > 0 ? `<ul>${links.join('')}</ul>` : '';
}
