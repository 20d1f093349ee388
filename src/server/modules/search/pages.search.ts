import { pathOf } from '../../../shared/match-page.ts';
import { headKeys, plainLine } from '../../../shared/page-title.ts';
import { type PageId, pageIds, pages } from '../../../shared/pages.ts';
import type { AppDeps } from '../../infra/deps.ts';
import type { SearchItem, SearchReader } from '../../infra/search/search-source.ts';

/** The first page and one that is shown once. */
const LEFT_OUT = new Set<PageId>(['home', 'welcome']);

/** The pages themselves by title and description, and those that only data describe. */
export async function pagesSearch(deps: AppDeps, reader: SearchReader): Promise<SearchItem[]> {
  return [
    ...pageIds.filter(isFound).flatMap((page) => ownItem(deps, reader, page)),
    ...formItems(deps, reader),
  ];
}

function isFound(page: PageId): boolean {
  const { paths, text, dev, query, indexed, session } = pages[page];
  const [path = ':'] = paths;
  return !LEFT_OUT.has(page) && !path.includes(':') && !text && !dev && !query && Boolean(indexed || session);
}

function ownItem({ words, teams }: AppDeps, { team, lang }: SearchReader, page: PageId): SearchItem[] {
  const keys = headKeys(page);
  if (!keys) return [];
  const more = `search.keywords.${page}`;
  return [
    {
      kind: 'pages',
      path: pathOf(page),
      title: plainLine(words.text(lang, keys.title)),
      ...noteOf(words.text(lang, 'app.nav.dashboard'), pages[page].session),
      text: plainLine(words.text(lang, keys.description, { name: teams[team].name })),
      ...(words.has(lang, more) ? { keywords: words.text(lang, more) } : {}),
      weight: 1.2,
    },
  ];
}

function formItems({ definitions, words }: AppDeps, { lang }: SearchReader): SearchItem[] {
  return definitions.pages().flatMap(({ path, form, signedIn }): SearchItem[] => {
    const { 'page.title': title, 'page.description': text = '' } = definitions.form(form, lang)?.words ?? {};
    if (!title) return [];
    const note = noteOf(words.text(lang, 'app.nav.dashboard'), signedIn);
    return [{ kind: 'pages', path, title: plainLine(title), ...note, text: plainLine(text) }];
  });
}

/** What is for customers says so. */
function noteOf(note: string, isForCustomers: boolean | undefined): Pick<SearchItem, 'note'> {
  return isForCustomers ? { note } : {};
}
