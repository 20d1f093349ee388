import type { FastifyInstance } from 'fastify';
import { withLanguage } from '../../../shared/language.ts';
import { pathOf } from '../../../shared/match-page.ts';
import type { PageDrawing, PageStart } from '../../../shared/page-start.ts';
import { isOwnPage, pages } from '../../../shared/pages.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { articleData } from './article-data.ts';
import type { BuiltClient, Drawing } from './built-client.ts';
import { earlyQuestions } from './early-questions.ts';
import { type FirstData, firstData } from './first-data.ts';
import type { PageAddress } from './page-address.ts';
import { feedLink, headLinks, headWords } from './page-head.ts';
import { fillPage, type PageParts } from './page-html.ts';
import { type PageRequest, pageStart } from './page-start.ts';
import { filesOf, letterLinks, type PageFiles, scriptLinks, styleLinks } from './preloads.ts';
import { shownQuery, typedIn } from './read-query.ts';
import { shareData } from './share-data.ts';
import { videoData } from './video-data.ts';

/** The page has another path now, or there is none at this address. */
export type NoPage = { movedTo: string } | { isUnknown: true };

export type PageAnswer = NoPage | { status: 200 | 404; html: string };

/** The HTML of a page with its title, links and first data, as all readers of its address share it (`own-places.ts`). */
export async function renderPage(
  app: FastifyInstance,
  deps: AppDeps,
  client: BuiltClient,
  asked: PageRequest,
): Promise<PageAnswer> {
  const { page, path, lang } = asked.address;
  const isHidden = pages[page].dev && !deps.config.embedded.devPages;
  const first = isHidden
    ? undefined
    : await firstData(app, pages[page], asked.address, { team: asked.team, lang });
  if (!first) return { isUnknown: true };
  const right = first.subject ? pathOf(page, first.subject.params) : path;
  if (right !== path) return { movedTo: withLanguage(lang, right) };
  const parts = partsOf(deps, client, asked, first);
  const files = filesFor(deps, client, asked, parts.start);
  const drawn = client.drawing && (await drawnPage(app, deps, client.drawing, asked.address, parts, files));
  return { status: page === 'notFound' ? 404 : 200, html: drawn ?? undrawnPage(client, parts, files) };
}

function partsOf(deps: AppDeps, { manifest }: BuiltClient, asked: PageRequest, first: FirstData): PageParts {
  const { page, lang } = asked.address;
  const { words, config, definitions } = deps;
  const { posted } = asked;
  const entry = page === 'form' ? asked.address.entry : undefined;
  const form = entry && definitions.form(entry.form, lang);
  const team = deps.teams[asked.team];
  const place = { team, lang, publicUrl: config.publicUrl, path: asked.address.path };
  const told = headWords({ page, team, lang, words, subject: first.subject, form });
  return {
    lang,
    colorScheme: asked.colorScheme,
    themeColor: team.themes[asked.colorScheme].ground,
    ...withPrefix(told, posted && 'errors' in posted ? words.text(lang, 'app.form.titlePrefix') : ''),
    head: [
      headLinks(asked.address, lang, config.publicUrl),
      ...feedLink(page, { lang, words, team }),
      ...shareData(asked.address, place, told),
      ...articleData(place, first.subject),
      ...videoData(place, first.subject),
      ...letterLinks(manifest, lang),
    ].join('\n'),
    start: pageStart(deps, asked, first.data),
    needsScripts: words.text(lang, 'errorPage.needsScripts', { number: team.shortDial }),
  };
}

/** A screen reader says first that something is wrong; the scripts write the same. */
function withPrefix<Head extends { title: string }>(head: Head, prefix: string): Head {
  return { ...head, title: prefix + head.title };
}

function filesFor(deps: AppDeps, { manifest }: BuiltClient, { address }: PageRequest, start: PageStart) {
  const { page, entry } = address;
  const scripts = [...scriptsOf(deps, address).values()];
  return filesOf(manifest, {
    page,
    lang: address.lang,
    versions: start.definitions,
    form: page === 'form' ? entry?.form : undefined,
    readsPhones: scripts.some(({ readsPhones }) => readsPhones),
    parts: [
      ...(start.languages ? ['app/shell/further-bar.tsx'] : []),
      ...(isOwnPage(page, entry) ? ['app/shell/account-nav.tsx'] : []),
    ],
  });
}

/** Undefined where it cannot be drawn: the browser does it then, as it does each page after the first. */
async function drawnPage(
  app: FastifyInstance,
  deps: AppDeps,
  { draw, template, findStyles }: Drawing,
  address: PageAddress,
  parts: PageParts,
  files: PageFiles,
): Promise<string | undefined> {
  const { page, lang, path } = address;
  const { start } = parts;
  const scripts = scriptsOf(deps, address);
  const url = withLanguage(lang, path) + shownQuery(deps, page, address);
  try {
    // What one person typed is drawn for that person alone.
    const isKept = !start.posted && !typedIn(page, address.search);
    const root = await draw({ start, url, scripts }, { isKept });
    if (root === undefined) return undefined;
    const next = {
      ...template.next,
      others: files.scripts,
      ...(start.mayHaveSession ? { early: earlyQuestions(start, page) } : {}),
    };
    const sheets = [...files.styles, ...(await findStyles(root, files.lateStyles))];
    const head = [parts.head, ...styleLinks(sheets, files.heldStyles)].join('\n');
    return fillPage(template.html, { ...parts, head }, { root, next });
  } catch (error) {
    app.log.error(error, 'a page could not be drawn');
    return undefined;
  }
}

/** The forms and flows that a page shows first. */
function scriptsOf({ definitions }: AppDeps, { page, entry, lang }: PageAddress): PageDrawing['scripts'] {
  const ids = page === 'form' ? [entry?.form ?? ''] : (pages[page].forms ?? []);
  const found = ids.map((id) => [id, definitions.form(id, lang) ?? definitions.flow(id, lang)] as const);
  return new Map(found.flatMap(([id, script]) => (script ? [[id, script] as const] : [])));
}

/** Its scripts draw it. */
function undrawnPage({ template }: BuiltClient, parts: PageParts, files: PageFiles): string {
  const links = [...scriptLinks(files.scripts), ...styleLinks(files.styles, files.heldStyles)];
  const head = [parts.head, ...links].join('\n');
  return fillPage(template, { ...parts, head });
}
