import { matchPrecache } from 'workbox-precaching';
import { keptCaches } from '../shared/kept-caches.ts';
import { type Lang, languageOfPath, withLanguage } from '../shared/language.ts';
import { titleIn } from './html.ts';
import { keptFrames } from './own-pages.ts';
import { say, whenOf } from './words.ts';

/** Where the server writes it for each language; also the mark in it that is replaced by what can be read. */
export const OFFLINE_PAGE = '/offline';
const MARK = '<!--kept-->';

/** The page that says that there is no connection, with links to the pages that are kept in the reader's language. */
export async function offlinePage({ pathname }: URL): Promise<Response> {
  const lang = languageOfPath(pathname);
  const page = await matchPrecache(withLanguage(lang, OFFLINE_PAGE));
  if (!page) return Response.error();
  const html = (await page.text()).replace(MARK, await listOf(lang));
  return new Response(html, { headers: page.headers });
}

async function listOf(lang: Lang): Promise<string> {
  const rows = [...(await ownRows(lang)), ...(await publicRows(lang))];
  if (rows.length === 0) return '';
  return `<h2>${say(lang, 'bar.kept')}</h2><ul class="kept">${rows.join('')}</ul>`;
}

/** Their age is on the page itself: it is that of the data, not of the frame. */
async function ownRows(lang: Lang): Promise<string[]> {
  const frames = (await keptFrames()).filter(([address]) => isIn(lang, address));
  return Promise.all(frames.map(async ([address, copy]) => row(address, titleIn(await copy.text()))));
}

async function publicRows(lang: Lang): Promise<string[]> {
  const cache = await caches.open(keptCaches.pages);
  const keys = (await cache.keys()).filter(({ url }) => isIn(lang, url));
  return Promise.all(
    keys.map(async (key) => {
      const copy = await cache.match(key);
      const at = Date.parse(copy?.headers.get('date') ?? '');
      return row(key.url, titleIn((await copy?.text()) ?? ''), whenOf(at, Date.now(), lang));
    }),
  );
}

function isIn(lang: Lang, address: string): boolean {
  return languageOfPath(new URL(address).pathname) === lang;
}

/** The key of a copy is one of our own addresses, and the title stands in its HTML as it stands here. */
function row(address: string, title: string, when = ''): string {
  const { pathname, search } = new URL(address);
  const age = when ? `<small>${when}</small>` : '';
  return `<li><a href="${pathname}${search.replaceAll('&', '&amp;')}">${title}</a>${age}</li>`;
}
