import type { FastifyInstance } from 'fastify';
import { type Lang, withLanguage } from '../../../shared/language.ts';
import { pathOf } from '../../../shared/match-page.ts';
import type { PageDrawing, PageStart } from '../../../shared/page-start.ts';
import { type PageId, pages } from '../../../shared/pages.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { articleData } from './article-data.ts';
import type { BuiltClient, Drawing } from './built-client.ts';
import { type FirstData, firstData } from './first-data.ts';
import { feedLink, headLinks, headWords } from './page-head.ts';
import { fillPage, type PageParts } from './page-html.ts';
import { type PageRequest, pageStart } from './page-start.ts';
import { filesOf, letterLinks, type PageFiles, scriptLinks, styleLinks } from './preloads.ts';
import { shownQuery } from './read-query.ts';

/** The page, or the path that it has now. */
export type PageAnswer = { movedTo: string } | { status: 200 | 404; html: string };

const nothing: FirstData = { data: {}, subject: undefined };

/** The HTML of a page with its title, links and first data; 404 with the page-not-found screen. */
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
  const right = first?.subject ? pathOf(page, first.subject.params) : path;
  if (right !== path) return { movedTo: withLanguage(lang, right) };
  const shown = first ? page : 'notFound';
  const parts = partsOf(deps, client, asked, shown, first ?? nothing);
  const files = filesFor(client, asked, shown, parts.start);
  const drawn = client.drawing && (await drawnPage(app, deps, client.drawing, asked, shown, parts, files));
  return { status: shown === 'notFound' ? 404 : 200, html: drawn ?? undrawnPage(client, parts, files) };
}

function partsOf(
  deps: AppDeps,
  { manifest }: BuiltClient,
  asked: PageRequest,
  page: PageId,
  first: FirstData,
): PageParts {
  const { lang, params } = asked.address;
  const { words, config, definitions } = deps;
  const { posted } = asked;
  const entry = page === 'form' ? asked.address.entry : undefined;
  const form = entry && definitions.form(entry.form, lang);
  const team = deps.teams[asked.team];
  return {
    lang,
    colorScheme: asked.colorScheme,
    themeColor: team.themes[asked.colorScheme].ground,
    ...withPrefix(
      headWords({ page, team, lang, words, subject: first.subject, form }),
      posted && 'errors' in posted ? words.text(lang, 'app.form.titlePrefix') : '',
    ),
    head: [
      headLinks({ ...asked.address, page, params, entry }, lang, config.publicUrl),
      ...feedLink(page, { lang, words, team }),
      ...articleData({ team, lang, publicUrl: config.publicUrl, path: asked.address.path }, first.subject),
      ...letterLinks(manifest, lang),
    ].join('\n'),
    start: { ...pageStart(deps, asked, first.data), ...missingOf(asked, page) },
    needsScripts: words.text(lang, 'errorPage.needsScripts', { number: team.shortDial }),
  };
}

/** The browser must begin with what the server drew. */
function missingOf({ address }: PageRequest, shown: PageId): { missing?: string } {
  return shown === 'notFound' && address.page !== 'notFound' ? { missing: address.path } : {};
}

/** A screen reader says first that something is wrong; the scripts write the same. */
function withPrefix<Head extends { title: string }>(head: Head, prefix: string): Head {
  return { ...head, title: prefix + head.title };
}

function filesFor({ manifest }: BuiltClient, { address }: PageRequest, page: PageId, start: PageStart) {
  return filesOf(manifest, {
    page,
    lang: address.lang,
    versions: start.definitions,
    form: page === 'form' ? address.entry?.form : undefined,
    parts: start.languages ? ['app/shell/further-bar.tsx'] : [],
  });
}

/** Stands in a remembered drawing for the key of the one showing. */
const KEY_PLACE = 'key-of-this-showing';

/** All unknown addresses are one page. */
const UNKNOWN = '/404';

/** Undefined where it cannot be drawn: the browser does it then, as it does each page after the first. */
async function drawnPage(
  app: FastifyInstance,
  deps: AppDeps,
  { draw, template, findStyles }: Drawing,
  { address }: PageRequest,
  page: PageId,
  parts: PageParts,
  files: PageFiles,
): Promise<string | undefined> {
  const { lang, path, params, entry } = address;
  const shownPath = withLanguage(lang, page === 'notFound' ? UNKNOWN : path);
  const scripts = scriptsOf(deps, page === 'form' ? [entry?.form ?? ''] : (pages[page].forms ?? []), lang);
  const query = shownQuery(deps, page, address);
  // The drawing is the same whatever is missing.
  const { missing: _missing, ...alike } = parts.start;
  const start = { ...alike, path: shownPath, ...(alike.formKey ? { formKey: KEY_PLACE } : {}) };
  const drawing = { start, url: shownPath + query, scripts };
  // A name in the address that no first data prove can be anything.
  const isCommon = Object.keys(params).length === 0 || pages[page].firstData !== undefined;
  try {
    // What one person typed is drawn for that person alone.
    const common = await draw(drawing, { isKept: isCommon && !start.posted });
    if (common === undefined) return undefined;
    const root = common.replaceAll(KEY_PLACE, parts.start.formKey ?? '');
    const next = { ...template.next, others: [...template.next.others, ...files.scripts] };
    const sheets = [...files.styles, ...(await findStyles(root, files.lateStyles))];
    const head = [parts.head, ...styleLinks(sheets)].join('\n');
    return fillPage(template.html, { ...parts, head }, { root, next });
  } catch (error) {
    app.log.error(error, 'a page could not be drawn');
    return undefined;
  }
}

function scriptsOf({ definitions }: AppDeps, ids: readonly string[], lang: Lang): PageDrawing['scripts'] {
  const found = ids.map((id) => [id, definitions.form(id, lang) ?? definitions.flow(id, lang)] as const);
  return new Map(found.flatMap(([id, script]) => (script ? [[id, script] as const] : [])));
}

/** Its scripts draw it. */
function undrawnPage({ template }: BuiltClient, parts: PageParts, { scripts, styles }: PageFiles): string {
  const head = [parts.head, ...scriptLinks(scripts), ...styleLinks(styles)].join('\n');
  return fillPage(template, { ...parts, head });
}
