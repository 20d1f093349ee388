import { readdirSync, readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { keysOf } from '../../shared/json-values.ts';
import type { WordPart } from '../../shared/word-parts.ts';

/** Areas in which all words belong to pages; in other areas only `<area>.page.…` does. */
const PAGE_AREAS = new Set([
  'app',
  'consents',
  'advice',
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
/** The characters of ICU syntax; a message without them is plain text. */
const SYNTAX = /[{}'<#]/;

/** A plain text, or the message parsed, so that the browser needs no parser. */
export type PageWord = string | ReturnType<IntlMessageFormat['getAst']>;

/** The areas of the home page and the tariffs; the other pages load the rest as well. */
const FIRST_AREAS = new Set(['app', 'home', 'tariffs']);

/** The sentences of the two faults that any call can have: the server says them in the same words. */
const GENERAL = new Set(['error.code.-1', 'message.rateLimitExceeded']);

/** The specification's sentences that pages say. */
const SPECIFIED = new Set(['message.paymentReceived']);

/** The words of these areas that only other pages use: forms and the step-up. */
const LATER = /^app\.(?:form|stepUp)\./;
const isLater = (key: string) => LATER.test(key);

/** Areas of the pages below `/dev`, which customers do not see. */
const DEV_AREAS = new Set(['parts', 'desk']);

/** Areas of pages that customers read and that lead nowhere near an order: news, videos, shops, offers, prizes, SIMs, the survey and the search. */
const CONTENT_AREAS = new Set([
  'campaigns',
  'giveaway',
  'media',
  'search',
  'shops',
  'sims',
  'survey',
  'videos',
]);

/** Areas of the pages for a break. */
const FUN_AREAS = new Set(['badges', 'games', 'wallpapers']);

/** Areas of a page or two each, whose words no other page needs. */
const SERVICE_AREAS = new Set(['calls', 'closing', 'messages', 'network', 'prices']);

/** Areas of what one reads before one is a customer: sign-in, order. */
const GUEST_AREAS = new Set(['auth', 'checkout', 'order']);

/** Areas of the pages of help and of long texts. */
const HELP_AREAS = new Set(['information', 'support']);

/** Areas of a customer's own things, which a guest reads nothing of. */
const OWN_AREAS = new Set(['account', 'contract', 'dashboard', 'invoices', 'lines', 'packages', 'usage']);

/** What pages load, and the words of the dialogue of consents and of the help to decide. */
export type WordsPart = WordPart | 'consents' | 'advice';

/** All parts; `satisfies` says when one is missing. */
export const allWordsParts = keysOf({
  first: true,
  rest: true,
  guest: true,
  own: true,
  help: true,
  content: true,
  fun: true,
  service: true,
  consents: true,
  advice: true,
  parts: true,
} satisfies Record<WordsPart, true>);

/** The words of one language that pages use, in parts. Form words are in the form scripts. */
export function pageWords(root: string, lang: string, part: WordsPart): Record<string, PageWord> {
  const folder = `${root}/locales/${lang}`;
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const words = files.flatMap((name) =>
    wordsOfFile(folder, name).filter(([key]) => partOf(name, key) === part),
  );
  return Object.fromEntries(words.map(([key, message]) => [key, parsed(message, lang)]));
}

/** Descriptions are for search engines and messengers, which the server answers. */
const OF_SERVER = /\.page\.head\.\w+\.description$/;

function partOf(name: string, key: string): WordsPart | undefined {
  if (OF_SERVER.test(key)) return undefined;
  const area = name.replace('.json', '');
  if (DEV_AREAS.has(area)) return 'parts';
  if (CONTENT_AREAS.has(area)) return 'content';
  if (FUN_AREAS.has(area)) return 'fun';
  if (SERVICE_AREAS.has(area)) return 'service';
  if (HELP_AREAS.has(area)) return 'help';
  if (OWN_AREAS.has(area)) return 'own';
  if (GUEST_AREAS.has(area) && !GENERAL.has(key)) return 'guest';
  if (area === 'consents' || area === 'advice') return area;
  if (GENERAL.has(key)) return 'first';
  return FIRST_AREAS.has(area) && !isLater(key) ? 'first' : 'rest';
}

function wordsOfFile(folder: string, name: string): [string, string][] {
  const words: Record<string, string> = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));
  const all = Object.entries(words);
  return PAGE_AREAS.has(name.replace('.json', ''))
    ? all
    : all.filter(([key]) => PAGE_KEY.test(key) || GENERAL.has(key) || SPECIFIED.has(key));
}

function parsed(message: string, lang: string): PageWord {
  return SYNTAX.test(message)
    ? new IntlMessageFormat(message, lang, undefined, { captureLocation: false }).getAst()
    : message;
}
