import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/button.tsx';
import { Message } from '../../components/message.tsx';

/** Says that a form could not be loaded and offers another try. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Message kind="error" live>
      <p>
        <FormattedMessage id="app.form.loadFailed" />
      </p>
      <Button look="quiet" onClick={onRetry}>
        <FormattedMessage id="app.form.retry" />
      </Button>
    </Message>
  );
}
