import type { PageId } from '../../shared/pages.ts';
import type { ApiError } from '../lib/api-error.ts';
import { ErrorState } from './failure.tsx';
import { Page } from './page.tsx';
import { useHeadWords } from './page-head.tsx';

interface Props {
  page: PageId;
  error: ApiError;
  onRetry: () => void;
}

/** Shown when none of the page's data could be loaded. */
export function PageFailure({ page, error, onRetry }: Props) {
  const { name } = useHeadWords(page);
  return (
    <Page narrow title={name}>
      <ErrorState error={error} onRetry={onRetry} />
    </Page>
  );
}
