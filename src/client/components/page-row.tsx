import { pathOf } from '../../shared/match-page.ts';
import type { PageId } from '../../shared/pages.ts';
import { ListRow } from './list-row.tsx';
import { useHeadWords } from './page-head.tsx';

/** A row that leads to a page without parameters, under the page's title. */
export function PageRow({ page }: { page: PageId }) {
  const { name } = useHeadWords(page);
  return <ListRow to={pathOf(page)} title={name} />;
}
