import type { Lang } from '../../../shared/form-script.ts';
import { devPages } from '../../../shared/page-routes.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { AppDeps } from '../../deps.ts';
import type { FirstData } from '../../page-data.ts';
import type { BuiltClient } from '../../http/pages/built-client.ts';
import { descriptionOf, linksOf, localPath, titleOf } from './page-head.ts';
import { fillPage } from '../../http/pages/page-html.ts';
import { preloadsOf } from '../../http/pages/preloads.ts';
import { type MatchedPage, matchPage } from './route-match.ts';

export interface PageRequest {
  team: TeamId;
  lang: Lang;
  /** Without language prefix and query. */
  path: string;
  /** What the colour scheme's cookie holds. */
  colorScheme: string | undefined;
}

export type PageAnswer = { redirect: string } | { status: number; html: string };

/** The HTML of a page with its title, links and first data; 404 with the page-not-found screen. */
export async function renderPage(
  deps: AppDeps,
  client: BuiltClient,
  asked: PageRequest,
): Promise<PageAnswer> {
  const found = existing(deps, matchPage(asked.path));
  const first = await firstData(deps, found, asked);
  if (first.redirect) return { redirect: localPath(first.redirect, asked.lang) };
  const matched = first.notFound ? missing(found) : found;
  const html = fillPage(client.template, partsOf(deps, client, asked, matched, first));
  return { status: matched.page === 'notFound' ? 404 : 200, html };
}

/** A page for developers does not exist where those are switched off. */
function existing({ config }: AppDeps, found: MatchedPage): MatchedPage {
  return devPages.includes(found.page) && !config.embedded.devPages ? missing(found) : found;
}

function missing(found: MatchedPage): MatchedPage {
  return { ...found, page: 'notFound', pattern: '' };
}

function partsOf(
  deps: AppDeps,
  { manifest }: BuiltClient,
  asked: PageRequest,
  matched: MatchedPage,
  first: FirstData,
) {
  const { lang } = asked;
  const { words, config } = deps;
  const team = deps.teams[asked.team];
  const colorScheme = asked.colorScheme === 'light' ? 'light' : 'dark';
  const options = { words, team, lang, publicUrl: config.publicUrl, matched, titlePrefix: first.titlePrefix };
  return {
    lang,
    colorScheme,
    themeColor: team.themes[colorScheme].ground,
    title: titleOf(options),
    description: descriptionOf(options),
    head: `${linksOf(options)}\n${preloadsOf(manifest, matched.page, lang, deps.definitions.versions())}`,
    bootstrap: bootstrapOf(deps, asked, colorScheme, first),
  } as const;
}

function firstData(deps: AppDeps, { pattern, params }: MatchedPage, asked: PageRequest): Promise<FirstData> {
  const load = deps.pageData[pattern];
  return load ? load({ team: asked.team, lang: asked.lang, params }) : Promise.resolve({});
}

function bootstrapOf(
  deps: AppDeps,
  { team, lang, path }: PageRequest,
  colorScheme: string,
  first: FirstData,
) {
  const { definitionsPollSeconds, otp, embedded } = deps.config;
  return {
    team,
    lang,
    path: localPath(path, lang),
    colorScheme,
    definitions: deps.definitions.versions(),
    settings: {
      definitionsPollSeconds,
      otpResendSeconds: otp.resendSeconds,
      devPages: embedded.devPages,
    },
    data: first.data ?? {},
  };
}
