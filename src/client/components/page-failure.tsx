import type { PageId } from '../../shared/page-routes.ts';
import type { ApiError } from '../lib/api-error.ts';
import { useText } from '../lib/text.ts';
import { ErrorState } from './failure.tsx';
import { Page } from './page.tsx';
import { PageHead } from './page-head.tsx';

interface Props {
  page: PageId;
  error: ApiError;
  onRetry: () => void;
}

/** A page that could not be filled at all. */
export function PageFailure({ page, error, onRetry }: Props) {
  const text = useText();
  return (
    <Page narrow title={text(`app.title.${page}`)}>
      <PageHead page={page} />
      <ErrorState error={error} onRetry={onRetry} />
    </Page>
  );
}
