import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../deps.ts';
import { integer, list, moment, object, orNull, text } from '../../plugins/answer-schema.ts';
import { escapeHtml, plainPage, plainStyle } from '../../http/html.ts';
import { allowPage } from '../../http/security-headers.ts';
import { type ShownMessage, shownMessages } from './outbox.service.ts';

const querystring = {
  type: 'object',
  additionalProperties: false,
  properties: { to: { type: 'string', maxLength: 254 } },
};
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
const page = { response: { 200: { type: 'string' } } };

/** What would have been sent, for people and for end-to-end tests; never in production by default. */
export async function devRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  if (!deps.config.embedded.devPages) return;

  app.get('/dev/outbox', { schema: { querystring, ...page } }, async (request, reply) => {
    const { to } = request.query as { to?: string }; // judged by the schema above
    const messages = await shownMessages(deps, to);
    const body = messages.map(article).join('') || '<p>Nothing has been sent yet.</p>';
    const refresh = '<meta http-equiv="refresh" content="5">';
    allowPage(reply).send(plainPage('Outbox', '/dev/style.css', body, refresh));
  });

  app.get(
    '/dev/outbox.json',
    { schema: { querystring, response: { 200: object({ messages: list(message) }) } } },
    async (request) => {
      const { to } = request.query as { to?: string }; // judged by the schema above
      return { messages: await shownMessages(deps, to) };
    },
  );

  app.get('/dev/style.css', { schema: page }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(plainStyle),
  );
}

function article(row: ShownMessage): string {
  const about = [row.createdAt.toISOString(), row.channel, row.team, row.lang, row.template].join(' · ');
  const subject = row.subject ? `<h3>${escapeHtml(row.subject)}</h3>` : '';
  return `<article><h2>${escapeHtml(row.recipient)}</h2><p><small>${escapeHtml(about)}</small></p>
${subject}<pre>${escapeHtml(row.text)}</pre>${files(row)}</article>`;
}

function files({ attachments }: ShownMessage): string {
  const links = attachments.map(
    ({ url, fileName }) => `<li><a href="${escapeHtml(url)}">${escapeHtml(fileName)}</a></li>`,
  );
  return links.length > 0 ? `<ul>${links.join('')}</ul>` : '';
}
