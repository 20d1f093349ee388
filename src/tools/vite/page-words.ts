import { readdirSync, readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { firstWordsPages, pageRoutes } from '../../shared/page-routes.ts';

/** Areas whose every word belongs to pages; in all others only `<area>.page.…` does. */
const PAGE_AREAS = new Set([
  'app',
  'home',
  'tariffs',
  'dashboard',
  'checkout',
  'information',
  'components',
  'parts',
  'desk',
]);
const PAGE_KEY = /^(?:[a-zA-Z-]+\.page\.|error\.code\.)/;
/** What makes an ICU message more than its text. */
const SYNTAX = /[{}'<#]/;

/** A plain text, or the message parsed, so that the browser needs no parser. */
export type PageWord = string | ReturnType<IntlMessageFormat['getAst']>;

/** What the home page and the tariffs say; everybody else loads the rest as well. */
const FIRST_AREAS = new Set(['app', 'home', 'tariffs']);

/** Of those areas, what only other pages say: about forms, and the heads of these pages. */
const LATER = new Set(
  pageRoutes
    .map(({ page }) => page)
    .filter((page) => !firstWordsPages.includes(page))
    .flatMap((page) => [`app.title.${page}`, `app.description.${page}`]),
);
const isLater = (key: string) => LATER.has(key) || key.startsWith('app.form.');

/** Areas of the pages below `/dev`, which customers never see. */
const DEV_AREAS = new Set(['parts', 'desk']);

/** `parts` is for the pages below `/dev`. */
export type WordsPart = 'first' | 'rest' | 'parts';

/** Words of one language that pages use, in parts. Form words travel with their forms. */
export function pageWords(root: string, lang: string, part: WordsPart): Record<string, PageWord> {
  const folder = `${root}/locales/${lang}`;
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const words = files.flatMap((name) =>
    wordsOfFile(folder, name).filter(([key]) => partOf(name, key) === part),
  );
  return Object.fromEntries(words.map(([key, message]) => [key, parsed(message, lang)]));
}

function partOf(name: string, key: string): WordsPart {
  const area = name.replace('.json', '');
  if (DEV_AREAS.has(area)) return 'parts';
  return FIRST_AREAS.has(area) && !isLater(key) ? 'first' : 'rest';
}

function wordsOfFile(folder: string, name: string): [string, string][] {
  const words: Record<string, string> = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));
  const all = Object.entries(words);
  return PAGE_AREAS.has(name.replace('.json', '')) ? all : all.filter(([key]) => PAGE_KEY.test(key));
}

function parsed(message: string, lang: string): PageWord {
  return SYNTAX.test(message)
    ? new IntlMessageFormat(message, lang, undefined, { captureLocation: false }).getAst()
    : message;
}
