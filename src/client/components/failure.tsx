import { Suspense } from 'react';
import type { ApiError } from '../lib/api-error.ts';
import { useErrorText } from '../lib/error-text.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { useText } from '../lib/text.ts';
import { Button } from './button.tsx';
import { Message } from './message.tsx';

interface Props {
  error: ApiError;
  onRetry?: () => void;
}

/** What failed, in the page's language, and a button to try again. */
export function Failure({ error, onRetry }: Props) {
  const text = useText();
  const errorText = useErrorText();
  return (
    <Message kind="error" live>
      <p>{errorText(error)}</p>
      {onRetry ? (
        <Button look="quiet" onClick={onRetry}>
          {text('app.retry')}
        </Button>
      ) : null}
    </Message>
  );
}

/** Without a connection this script may not load either; the plain text is always available. */
const ErrorScene = lazyPart(async () => (await import('./error-scene.tsx')).ErrorScene, Failure);

/** A failure on an otherwise empty page: with a picture, and no new try before the server allows one. */
export function ErrorState({ error, onRetry }: Props) {
  return (
    <Suspense
      fallback={
        // Its picture is on its way.
        <div aria-busy="true">
          <Failure error={error} onRetry={onRetry} />
        </div>
      }
    >
      <ErrorScene error={error} onRetry={onRetry} />
    </Suspense>
  );
}
