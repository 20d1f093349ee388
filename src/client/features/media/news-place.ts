import { type MediaCategory, mediaCategories } from '../../../shared/enums.ts';
import { laterPages } from '../../../shared/news.ts';

/** What the address of the news asks for. */
export interface NewsPlace {
  category?: MediaCategory;
  /** Absent on the first page. */
  page?: string;
}

/** Reads the query; values that the page does not know count as absent. */
export function newsPlace(search: URLSearchParams): NewsPlace {
  const category = mediaCategories.find((one) => one === search.get('category'));
  const page = laterPages.find((one) => one === search.get('page'));
  return { ...(category ? { category } : {}), ...(page ? { page } : {}) };
}

/** The address of a page of the news. */
export function newsPath({ category, page }: NewsPlace): string {
  const query = new URLSearchParams({ ...(category ? { category } : {}), ...(page ? { page } : {}) });
  return query.size > 0 ? `/news?${query}` : '/news';
}
