import { Message } from '../../components/message.tsx';
import { useText } from '../../lib/text.ts';

/** The network does not answer: nothing is known, which is not the same as no disturbance. */
export function Unreachable() {
  const text = useText();
  return (
    <Message kind="warning" title={text('network.page.unreachable.title')}>
      <p>{text('network.page.unreachable.text')}</p>
    </Message>
  );
}
