import { Button } from '../../components/button.tsx';
import { Message } from '../../components/message.tsx';
import { useText } from '../../lib/text.ts';

/** Says that a text did not load; the page tries again. */
export function TextFailure() {
  const text = useText();
  return (
    <Message kind="error" live>
      <p>{text('information.failed')}</p>
      <Button look="quiet" onClick={() => window.location.reload()}>
        {text('app.retry')}
      </Button>
    </Message>
  );
}
