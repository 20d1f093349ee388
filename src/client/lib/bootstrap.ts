import type { FormPageLink } from '../../shared/form-page.ts';
import type { FurtherLanguage } from '../../shared/further-language.ts';
import { isLang, type Lang } from '../../shared/language.ts';

/** Data that the server writes into the HTML, so that the first page needs no request for them. */
export interface Bootstrap {
  team: string;
  lang: Lang;
  path: string;
  colorScheme: 'dark' | 'light';
  /** The current version of every form and flow, by id. */
  definitions: Record<string, string>;
  /** The pages that only data describe. */
  pages: FormPageLink[];
  /** The languages of forms that are on; absent where none is. */
  languages?: FurtherLanguage[];
  settings: { definitionsPollSeconds?: number; [name: string]: unknown };
  /** Answers of the API (their payload) by request path without query. */
  data: Record<string, unknown>;
}

let cached: Bootstrap | undefined;

/** The page's start data; default values where the HTML has none (tests, plain preview). */
export function bootstrap(): Bootstrap {
  cached ??= read();
  return cached;
}

function read(): Bootstrap {
  const { lang } = document.documentElement;
  const empty: Bootstrap = {
    team: document.documentElement.dataset.team ?? '',
    lang: isLang(lang) ? lang : 'de',
    path: window.location.pathname,
    colorScheme: 'dark',
    definitions: {},
    pages: [],
    settings: {},
    data: {},
  };
  const text = document.getElementById('bootstrap')?.textContent;
  // Our own server wrote the text; it is merged so that a page of an older build has all keys.
  return text ? { ...empty, ...(JSON.parse(text) as Partial<Bootstrap>) } : empty;
}
