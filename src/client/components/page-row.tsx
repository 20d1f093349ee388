import type { ReactNode } from 'react';
import { pathOf } from '../../shared/match-page.ts';
import type { PageId } from '../../shared/pages.ts';
import { ListRow } from './list-row.tsx';
import { useHeadWords } from './page-head.tsx';

/** A row that leads to a page without parameters, under the page's title. */
export function PageRow({ page, icon }: { page: PageId; icon: ReactNode }) {
  const { name } = useHeadWords(page);
  return <ListRow icon={icon} to={pathOf(page)} title={name} />;
}
