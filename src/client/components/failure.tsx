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
