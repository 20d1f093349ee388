import type { FastifyInstance } from 'fastify';
import type { FormPageLink } from '../../../shared/form-page.ts';
import type { FurtherLanguage } from '../../../shared/further-language.ts';
import { type Lang, withLanguage } from '../../../shared/language.ts';
import { pathOf } from '../../../shared/match-page.ts';
import { type PageId, pages } from '../../../shared/pages.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { furtherLanguages } from '../../infra/forms/further-languages.ts';
import type { BuiltClient } from './built-client.ts';
import { type FirstData, firstData } from './first-data.ts';
import type { PageAddress, Redirect } from './page-address.ts';
import { headLinks, headWords } from './page-head.ts';
import { fillPage } from './page-html.ts';
import { preloadsOf } from './preloads.ts';

export interface PageRequest {
  address: PageAddress;
  team: TeamId;
  /** The content of the colour scheme's cookie. */
  colorScheme: string | undefined;
}

export type PageAnswer = { redirect: Redirect } | { status: 200 | 404; html: string };

const nothing: FirstData = { data: {}, subject: undefined };

/** The HTML of a page with its title, links and first data; 404 with the page-not-found screen. */
export async function renderPage(
  app: FastifyInstance,
  deps: AppDeps,
  client: BuiltClient,
  asked: PageRequest,
): Promise<PageAnswer> {
  const { page, params, path, lang, search, redirect } = asked.address;
  if (redirect) return { redirect };
  const isHidden = pages[page].dev && !deps.config.embedded.devPages;
  const first = isHidden ? undefined : await firstData(app, pages[page], params, { team: asked.team, lang });
  const right = first?.subject ? pathOf(page, first.subject.params) : path;
  if (right !== path) return { redirect: { to: withLanguage(lang, right) + search, status: 301 } };
  const shown = first ? page : 'notFound';
  const html = fillPage(client.template, partsOf(deps, client, asked, shown, first ?? nothing));
  return { status: shown === 'notFound' ? 404 : 200, html };
}

function partsOf(
  deps: AppDeps,
  { manifest }: BuiltClient,
  asked: PageRequest,
  page: PageId,
  first: FirstData,
) {
  const { lang, params } = asked.address;
  const { words, config, definitions } = deps;
  const entry = page === 'form' ? asked.address.entry : undefined;
  const form = entry && definitions.form(entry.form, lang);
  const team = deps.teams[asked.team];
  const colorScheme = asked.colorScheme === 'light' ? 'light' : 'dark';
  const links = headLinks({ ...asked.address, page, params, entry }, lang, config.publicUrl);
  return {
    lang,
    colorScheme,
    themeColor: team.themes[colorScheme].ground,
    ...headWords({ page, team, lang, words, prefix: first.subject?.name, form }),
    head: `${links}\n${preloadsOf(manifest, page, lang, definitions.versions(), entry?.form)}`,
    bootstrap: bootstrapOf(deps, asked, colorScheme, first),
  } as const;
}

function bootstrapOf(deps: AppDeps, { team, address }: PageRequest, colorScheme: string, first: FirstData) {
  const { lang, path } = address;
  const { definitionsPollSeconds, otp, embedded } = deps.config;
  return {
    team,
    lang,
    path: withLanguage(lang, path),
    colorScheme,
    definitions: deps.definitions.versions(),
    pages: linksOf(deps),
    ...languagesOf(deps),
    settings: {
      definitionsPollSeconds,
      otpResendSeconds: otp.resendSeconds,
      devPages: embedded.devPages,
    },
    data: first.data,
  };
}

/** Only where one is on: other pages are not a byte longer. */
function languagesOf(deps: AppDeps): { languages?: FurtherLanguage[] } {
  const languages = furtherLanguages(deps);
  return languages.length > 0 ? { languages } : {};
}

/** The pages that only data describe: a browser finds their addresses and titles in the HTML. */
function linksOf({ definitions }: AppDeps): FormPageLink[] {
  return definitions.pages().map(({ path, form, signedIn }) => {
    const title = (lang: Lang) => definitions.form(form, lang)?.words['page.title'] ?? '';
    return { path, form, signedIn, titles: { de: title('de'), tr: title('tr') } };
  });
}
