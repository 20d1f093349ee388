import { isLang } from '../../shared/language.ts';
import type { PageStart } from '../../shared/page-start.ts';

let cached: PageStart | undefined;

/** The page's start data; default values where the HTML has none (tests, plain preview). */
export function bootstrap(): PageStart {
  cached ??= read();
  return cached;
}

/** The server draws one page after the other, each from its own start data. */
export function setBootstrap(start: PageStart): void {
  cached = start;
}

export function forgetPosted(): void {
  delete bootstrap().posted;
}

function read(): PageStart {
  const { lang } = document.documentElement;
  const empty: PageStart = {
    team: document.documentElement.dataset.team ?? '',
    lang: isLang(lang) ? lang : 'de',
    path: window.location.pathname,
    colorScheme: 'dark',
    definitions: {},
    pages: [],
    settings: {},
    data: {},
    // Then the device's own clock counts.
    now: performance.timeOrigin,
    mayHaveSession: true,
  };
  const text = document.getElementById('bootstrap')?.textContent;
  // Our own server wrote the text; it is merged so that a page of an older build has all keys.
  const start = text ? { ...empty, ...(JSON.parse(text) as Partial<PageStart>) } : empty;
  // All addresses without a page have the same HTML.
  return start.isMissing ? { ...start, path: window.location.pathname } : start;
}
