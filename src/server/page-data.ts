import type { Lang } from '../shared/form-script.ts';
import type { TeamId } from '../shared/teams.ts';

interface PageContext {
  team: TeamId;
  lang: Lang;
  /** Parameters of the route: `{second, first}` for `/tarife/:second/:first`. */
  params: Record<string, string>;
}

/** What a page is given with its HTML. */
export interface FirstData {
  /** Payloads by the path of their call, without query. */
  data?: Record<string, unknown>;
  /** Put before the page's title: the tariff's name. */
  titlePrefix?: string;
  /** The thing that the address names does not exist: the page is served with status 404. */
  notFound?: boolean;
  /** The right address (without language prefix) where this one is a wrong spelling. */
  redirect?: string;
}

/** Loaders by route, as `'/tarife/:second/:first'`. */
export type PageData = Record<string, (context: PageContext) => Promise<FirstData>>;
