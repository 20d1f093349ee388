import { languageOfPath } from '../shared/language.ts';
import { escapeHtml } from './html.ts';
import { say, whenOf } from './words.ts';

/** Why a copy is shown: the network failed, or it was too slow. */
export type Reason = 'offline' | 'slow';

interface Copy {
  html: string;
  url: URL;
  /** When the server made it, in milliseconds since 1970. */
  at: number;
}

/** The address of the bar's style; the server serves it, the worker keeps it. */
export const BAR_STYLE = '/offline-bar.css';

/**
 * A copy with a bar on top that says how old it is. The bar stands outside of what React owns, so that a copy says its
 * age also before its scripts, without them, and where the server did not draw the page. `src/client/lib/offline/` finds it
 * by its id.
 */
export function withAge({ html, url, at }: Copy, reason: Reason, now: number): string {
  const lang = languageOfPath(url.pathname);
  const when = whenOf(at, now, lang);
  const sentence = say(lang, reason === 'slow' ? 'bar.slow' : 'page.offline', { when });
  const again = reason === 'offline' ? ` data-again="${escapeHtml(say(lang, 'bar.again', { when }))}"` : '';
  const reload = escapeHtml(say(lang, 'bar.reload'));
  const bar = `<div id="copy" role="status"${again}><span>${escapeHtml(sentence)}</span> ${formOf(url, reload)}</div>`;
  return html
    .replace('</head>', () => `<link rel="stylesheet" href="${BAR_STYLE}">\n</head>`)
    .replace(/<body[^>]*>/, (body) => body + bar);
}

/** Loads the page again, without a script. No link: the first link of a page leads past the rest to what it is about. */
function formOf({ searchParams }: URL, label: string): string {
  const fields = [...searchParams].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<form>${fields.join('')}<button type="submit">${label}</button></form>`;
}
