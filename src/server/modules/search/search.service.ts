import type { SearchGroup, SearchHit } from '../../../shared/api/search.ts';
import { groupBy } from '../../../shared/group-by.ts';
import { searchKinds, typedText } from '../../../shared/search.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { searchSources } from '../../infra/search/search-registry.ts';
import type { SearchItem, SearchReader } from '../../infra/search/search-source.ts';
import { extractOf, marked } from './extract.ts';
import { findItems } from './find-items.ts';
import type { FoundItem, SearchIndex } from './search-index.ts';

/** Of each kind so many are shown. */
const SHOWN = 5;

/** All that can be found, from every module. */
export async function everyItem(deps: AppDeps, reader: SearchReader): Promise<SearchItem[]> {
  const found = await Promise.all(searchSources().map((source) => source(deps, reader)));
  return found.flat();
}

/** A plan that fits as well as an answer is what most came for. */
const PLANS_FIRST = 2;

/** What a question finds, by kind; the kind with the best result comes first, and plans before what fits little better. */
export function searchFor(index: SearchIndex, question: string): { total: number; groups: SearchGroup[] } {
  const found = onePerPage(findItems(index, typedText(question)));
  const byKind = groupBy(found, ({ item }) => item.kind);
  const groups = [...byKind].map(([kind, items]) => ({
    kind,
    total: items.length,
    hits: items.slice(0, SHOWN).map(hitOf),
  }));
  const best = ({ kind }: SearchGroup) =>
    (byKind.get(kind)?.[0]?.score ?? 0) * (kind === 'tariffs' ? PLANS_FIRST : 1);
  groups.sort((a, b) => best(b) - best(a) || searchKinds.indexOf(a.kind) - searchKinds.indexOf(b.kind));
  return { total: found.length, groups };
}

/** Of a long text only the best part; questions and answers are things of their own. */
function onePerPage(found: readonly FoundItem[]): FoundItem[] {
  const seen = new Set<string>();
  return found.filter(({ item: { kind, path } }) => {
    const page = kind === 'help' ? path : (path.split('#')[0] ?? path);
    if (seen.has(page)) return false;
    seen.add(page);
    return true;
  });
}

function hitOf({ item: { path, title, note, text }, terms }: FoundItem): SearchHit {
  return { path, title: marked(title, terms), note: note ?? null, extract: extractOf(text, terms) };
}
