import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Lang, withLanguage } from '../../shared/language.ts';
import type { Team } from '../../shared/team.ts';
import type { Problem } from '../errors/problem.ts';
import type { AppDeps } from '../infra/deps.ts';
import type { Words } from '../infra/mail/words.ts';
import { errorScene } from './error-page-style.ts';
import { escapeHtml } from './html.ts';
import { allowPage } from './security-headers.ts';

/** Where the style of these pages is served. */
export const errorStylePath = '/error-page.css';

/** Faults with their own title and advice; every other one has those of `other`. */
const titled = new Map([
  [404, 'notFound'],
  [429, 'tooMany'],
  [503, 'unavailable'],
]);

interface Parts {
  words: Words;
  team: Team;
  lang: Lang;
  fault: Problem;
  requestId: string;
}

/** Sends a refusal to a browser. It needs no database and no built client, because one of them may be the cause. */
export function sendErrorPage(deps: AppDeps, request: FastifyRequest, reply: FastifyReply, fault: Problem) {
  const { words, teams, config } = deps;
  const html = errorPage({
    words,
    team: teams[config.team],
    lang: request.lang,
    fault,
    requestId: request.id,
  });
  return allowPage(reply.code(fault.status))
    .header('content-language', request.lang)
    .serializer((text: string) => text)
    .send(html);
}

function errorPage({ words, team, lang, fault, requestId }: Parts): string {
  const name = titled.get(fault.status) ?? 'other';
  const text = (key: string, values?: Record<string, string>) =>
    escapeHtml(words.text(lang, `errorPage.${key}`, values));
  const title = text(`${name}.title`);
  return brandPage(
    { team, lang, title },
    `<p>${escapeHtml(words.text(lang, fault.wordKey))}</p><p>${text(`${name}.advice`)}</p>
<p><a href="${withLanguage(lang, '/')}">${text('home')}</a></p>
<p class="muted">${text('hotline', { number: team.shortDial })} ${text('reference', { id: requestId })}</p>`,
  );
}

/** A page that says that something is not there, in the brand's look. Title and body are HTML. */
export function brandPage({ team, lang, title }: { team: Team; lang: Lang; title: string }, body: string) {
  const brand = escapeHtml(team.name);
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">
<title>${title} – ${brand}</title><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><link rel="stylesheet" href="${errorStylePath}"></head>
<body><header><img src="/images/${team.id}/favicon.svg" alt="" width="40" height="40">${brand}</header>
<main>${errorScene}<h1>${title}</h1>${body}</main></body></html>`;
}
