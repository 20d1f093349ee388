import { useText } from '../lib/text.ts';
import { Message } from './message.tsx';

/** In the place of a part that a person needs and that could not be loaded: what was typed beside it stays. */
export function PartLost() {
  return (
    <Message kind="error" live>
      {useText()('app.error.offline')}
    </Message>
  );
}
