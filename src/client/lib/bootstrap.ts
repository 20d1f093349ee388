import type { Lang } from '../../shared/form-script.ts';

/** What the server writes into the HTML, so that the first page needs no request for it. */
export interface Bootstrap {
  team: string;
  lang: Lang;
  path: string;
  colorScheme: 'dark' | 'light';
  /** Current version of every form and flow, by id. */
  definitions: Record<string, string>;
  settings: { definitionsPollSeconds?: number; [name: string]: unknown };
  /** Answers of the API (their payload) by request path without query. */
  data: Record<string, unknown>;
}

let cached: Bootstrap | undefined;

/** The page's own start data; sensible emptiness where the HTML has none (tests, plain preview). */
export function bootstrap(): Bootstrap {
  cached ??= read();
  return cached;
}

function read(): Bootstrap {
  const empty: Bootstrap = {
    team: document.documentElement.dataset.team ?? '',
    lang: document.documentElement.lang === 'tr' ? 'tr' : 'de',
    path: window.location.pathname,
    colorScheme: 'dark',
    definitions: {},
    settings: {},
    data: {},
  };
  const text = document.getElementById('bootstrap')?.textContent;
  // Written by our own server in the same build; merged so that an older page lacks nothing.
  return text ? { ...empty, ...(JSON.parse(text) as Partial<Bootstrap>) } : empty;
}
