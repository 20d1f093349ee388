import type { PageId } from '../../shared/pages.ts';
import type { ApiError } from '../lib/api-error.ts';
import { useText } from '../lib/text.ts';
import { ErrorState } from './failure.tsx';
import { Page } from './page.tsx';

interface Props {
  page: PageId;
  error: ApiError;
  onRetry: () => void;
}

/** Shown when none of the page's data could be loaded. */
export function PageFailure({ page, error, onRetry }: Props) {
  const text = useText();
  return (
    <Page narrow title={text(`app.title.${page}`)}>
      <ErrorState error={error} onRetry={onRetry} />
    </Page>
  );
}
