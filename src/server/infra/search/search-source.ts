import type { Lang } from '../../../shared/language.ts';
import type { SearchKind } from '../../../shared/search.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { AppDeps } from '../deps.ts';

export interface SearchReader {
  team: TeamId;
  lang: Lang;
}

/** A thing that the search of the site can find. */
export interface SearchItem {
  kind: SearchKind;
  /** Its page, without language. */
  path: string;
  title: string;
  /** Shown beside the title: a price, a day, where it belongs. */
  note?: string;
  /** Searched, and shown in part. */
  text: string;
  /** Searched, and not shown: other names for the same thing. */
  keywords?: string;
  /** 1 is usual; results with more stand higher. */
  weight?: number;
}

/** Reads all that a module has published now; its statements have limits. */
export type SearchSource = (deps: AppDeps, reader: SearchReader) => Promise<SearchItem[]>;
