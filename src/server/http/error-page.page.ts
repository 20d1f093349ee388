import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Lang, withLanguage } from '../../shared/language.ts';
import type { Team } from '../../shared/team.ts';
import type { Problem } from '../errors/problem.ts';
import type { AppDeps } from '../infra/deps.ts';
import { escapeHtml } from '../infra/escape-html.ts';
import type { Words } from '../infra/mail/words.ts';
import { contractEnds } from './contract-ends.ts';
import { errorScene } from './error-page-style.ts';
import { pageScriptTag } from './page-script.ts';
import { allowPage } from './security-headers.ts';

/** Where the style of these pages is served. */
export const errorStylePath = '/error-page.css';

/** Faults with their own title or advice; every other one has those of `other`. */
const told = new Map([
  [400, { title: 'other', advice: 'notFound' }],
  [404, { title: 'notFound', advice: 'notFound' }],
  [414, { title: 'other', advice: 'notFound' }],
  [429, { title: 'tooMany', advice: 'tooMany' }],
  [431, { title: 'other', advice: 'tooLarge' }],
  [503, { title: 'unavailable', advice: 'unavailable' }],
]);

/** Faults that pass: the page tries again by itself. */
const passing = [429, 503];

interface Parts {
  words: Words;
  team: Team;
  lang: Lang;
  fault: Problem;
  /** Undefined where there was no request. */
  requestId?: string;
  /** The address can be opened again: nothing was sent to it. */
  canRepeat: boolean;
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
    canRepeat: request.method === 'GET',
  });
  return allowPage(reply.code(fault.status))
    .header('content-language', request.lang)
    .serializer((text: string) => text)
    .send(html);
}

/** What to do about a refusal, in the brand's look. @returns HTML */
export function errorPage({ words, team, lang, fault, requestId, canRepeat }: Parts): string {
  const { title, advice } = told.get(fault.status) ?? { title: 'other', advice: 'other' };
  const text: Say = (key, values) => escapeHtml(words.text(lang, `errorPage.${key}`, values));
  const reload = canRepeat && fault.status !== 404 ? `<a href="">${text('reload')}</a>` : '';
  return brandPage(
    { words, team, lang, title: text(`${title}.title`) },
    `<p>${escapeHtml(words.text(lang, fault.wordKey))}</p><p>${text(`${advice}.advice`)}</p>
${canRepeat && passing.includes(fault.status) ? tryAgain(text, fault) : ''}
<p class="ways">${reload}<a href="${withLanguage(lang, '/')}">${text('home')}</a><button type="button" data-back hidden>${text('back')}</button></p>
<p class="muted">${text('hotline', { number: team.shortDial })} ${requestId ? reference(text, requestId) : ''}</p>`,
  );
}

type Say = (key: string, values?: Record<string, string>) => string;

/** The script shows this part, tries again, and says so. */
function tryAgain(text: Say, { details }: Problem): string {
  const said = `data-waiting="${text('again.waiting', { seconds: '%s' })}" data-stopped="${text('again.stopped')}"`;
  return `<div class="again" data-again="${details.retryAfter ?? 0}" ${said} hidden><p role="status"></p><button type="button">${text('again.stop')}</button></div>`;
}

function reference(text: Say, id: string): string {
  return `${text('reference', { id })} <button type="button" class="copy" aria-live="polite" data-copy="${escapeHtml(id)}" data-done="${text('copied')}" hidden>${text('copy')}</button>`;
}

interface BrandPage {
  words: Words;
  team: Team;
  lang: Lang;
  title: string;
  /** The picture above the heading. */
  scene?: string;
}

/** A page that says that something is not there, in the brand's look. Title and body are HTML. */
export function brandPage({ words, team, lang, title, scene = errorScene }: BrandPage, body: string) {
  const brand = escapeHtml(team.name);
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">
<title>${title} – ${brand}</title><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><link rel="stylesheet" href="${errorStylePath}">${pageScriptTag}</head>
<body><header><img src="/images/${team.id}/favicon.svg" alt="" width="40" height="40">${brand}</header>
<main>${scene}<h1>${title}</h1>${body}</main>
${contractEnds(words, lang)}</body></html>`;
}
