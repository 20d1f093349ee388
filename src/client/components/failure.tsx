import { lazy, Suspense } from 'react';
import type { ApiError } from '../lib/api-error.ts';
import { useErrorText } from '../lib/error-text.ts';
import { useText } from '../lib/text.ts';
import { Button } from './button.tsx';
import { Message } from './message.tsx';

interface Props {
  error: ApiError;
  onRetry?: () => void;
}

/** What did not work, in the page's words, and the way to try again. */
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

/** Without a connection its code may not come either; the plain words are always there. */
const ErrorScene = lazy(() =>
  import('./error-scene.tsx').then(
    (scene) => ({ default: scene.ErrorScene }),
    () => ({ default: Failure }),
  ),
);

/** The same where nothing else is on the page: with a picture, and without another try before it is allowed. */
export function ErrorState({ error, onRetry }: Props) {
  return (
    <Suspense fallback={<Failure error={error} onRetry={onRetry} />}>
      <ErrorScene error={error} onRetry={onRetry} />
    </Suspense>
  );
}
