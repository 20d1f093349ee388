import type { Lang } from '../../../shared/language.ts';
import type { Team } from '../../../shared/team.ts';
import { escapeHtml } from '../../infra/escape-html.ts';
import type { Words } from '../../infra/mail/words.ts';
import { brandPage } from '../error-page.page.ts';
import { offlineScene } from '../error-page-style.ts';

/** The service worker (`src/worker/offline-page.ts`) writes in this place what can be read without a connection. */
const KEPT = '<!--kept-->';

/** What a browser shows without a connection for a page that it does not keep; it tries again by itself. @returns HTML */
export function offlinePage(words: Words, team: Team, lang: Lang): string {
  const text = (key: string, values?: Record<string, string>) =>
    escapeHtml(words.text(lang, `errorPage.${key}`, values));
  const said = `data-waiting="${text('again.waiting', { seconds: '%s' })}" data-stopped="${text('again.stopped')}"`;
  return brandPage(
    { words, team, lang, title: text('offline.title'), scene: offlineScene },
    `<p>${text('offline.text')}</p>
<div class="again" data-again="0" ${said} hidden><p role="status"></p><button type="button">${text('again.stop')}</button></div>
${KEPT}
<p class="ways"><a href="">${text('offline.retry')}</a><button type="button" data-back hidden>${text('back')}</button></p>`,
  );
}
