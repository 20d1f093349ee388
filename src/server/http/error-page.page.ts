import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Lang, withLanguage } from '../../shared/language.ts';
import type { Team } from '../../shared/team.ts';
import type { Problem } from '../errors/problem.ts';
import type { AppDeps } from '../infra/deps.ts';
import type { Words } from '../infra/mail/words.ts';
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
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">
<title>${title} – ${escapeHtml(team.name)}</title><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><link rel="stylesheet" href="${errorStylePath}"></head>
<body><main><p class="brand">${escapeHtml(team.name)}</p><h1>${title}</h1>
<p>${escapeHtml(words.text(lang, fault.wordKey))}</p><p>${text(`${name}.advice`)}</p>
<p><a href="${withLanguage(lang, '/')}">${text('home')}</a></p>
<p class="muted">${text('hotline', { number: team.shortDial })} ${text('reference', { id: requestId })}</p></main></body></html>`;
}

/** The style of these pages, in the brand's colours. */
export function errorStyle({ themes, looks }: Team): string {
  const roles = (['ground', 'surface', 'text', 'muted', 'primary', 'on-primary', 'line'] as const).map(
    (role) => `--${role}: light-dark(${themes.light[role]}, ${themes.dark[role]});`,
  );
  return `
:root { color-scheme: light dark; ${roles.join(' ')} font: 1.0625rem/1.55 system-ui, sans-serif; }
body { margin: 0; background: var(--ground); color: var(--text); }
main { max-width: 30rem; margin: 8vh auto; padding: 2rem 1.25rem; background: var(--surface); border: 1px solid var(--line); border-radius: ${looks.shape.cardRadius}; }
h1 { margin: 0 0 1rem; font-size: 1.75rem; line-height: 1.2; }
.brand { margin: 0 0 2rem; font-weight: 700; }
.muted { color: var(--muted); font-size: .9375rem; overflow-wrap: anywhere; }
a { display: inline-block; padding: .75rem 1.25rem; min-height: 1.5rem; border-radius: ${looks.shape.radius}; background: var(--primary); color: var(--on-primary); font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 3px solid var(--text); outline-offset: 2px; }
`;
}
