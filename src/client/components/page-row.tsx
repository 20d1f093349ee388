import type { ReactNode } from 'react';
import { pathOf } from '../../shared/match-page.ts';
import type { PageId } from '../../shared/pages.ts';
import { ListRow } from './list-row.tsx';
import { useHeadWords } from './page-head.tsx';

interface Props {
  page: PageId;
  icon: ReactNode;
  tone?: 'plain' | 'quiet';
}

/** A row that leads to a page without parameters, under the page's title. */
export function PageRow({ page, icon, tone = 'plain' }: Props) {
  const { name } = useHeadWords(page);
  return <ListRow tone={tone} icon={icon} to={pathOf(page)} title={name} />;
}
