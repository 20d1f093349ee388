import type { Lang } from '../shared/language.ts';
import { escapeHtml } from './html.ts';
import { say, whenOf } from './words.ts';

/** Why a copy is shown: the network failed, or it was too slow. */
export type Reason = 'offline' | 'slow';

interface Copy {
  html: string;
  lang: Lang;
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
export function withAge({ html, lang, at }: Copy, reason: Reason, now: number): string {
  const when = whenOf(at, now, lang);
  const sentence = say(lang, reason === 'slow' ? 'bar.slow' : 'page.offline', { when });
  const again = reason === 'offline' ? ` data-again="${escapeHtml(say(lang, 'bar.again', { when }))}"` : '';
  const bar = `<p id="copy" role="status"${again}><span>${escapeHtml(sentence)}</span> <a href="">${say(lang, 'bar.reload')}</a></p>`;
  return html
    .replace('</head>', () => `<link rel="stylesheet" href="${BAR_STYLE}">\n</head>`)
    .replace(/<body[^>]*>/, (body) => body + bar);
}
