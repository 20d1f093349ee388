import { useEffect, useMemo } from 'react';
import { Button } from '../../components/button.tsx';
import { MessageSentIllustration } from '../../components/illustrations/message-sent.tsx';
import { Sent } from '../../components/sent.tsx';
import { SendingForm } from '../../forms/sending-form.tsx';
import { useSession } from '../../lib/session.ts';
import { useText } from '../../lib/text.ts';

/** A message to the service; the form of a logged-in customer already has name and address. */
export function MessageForm({ onSent }: { onSent: (isSent: boolean) => void }) {
  const session = useSession();
  const user = session.state === 'authenticated' ? session.user : undefined;
  const known = useMemo(
    () => (user ? { name: `${user.firstName} ${user.lastName}`, email: user.email } : {}),
    [user],
  );
  return (
    <SendingForm
      id="support/message"
      to="POST /api/support/messages"
      initialData={known}
      sent={(again) => <SentMessage again={again} onSent={onSent} />}
    />
  );
}

interface SentProps {
  again: () => void;
  onSent: (isSent: boolean) => void;
}

function SentMessage({ again, onSent }: SentProps) {
  const text = useText();
  useEffect(() => {
    onSent(true);
    return () => onSent(false);
  }, [onSent]);
  return (
    <Sent
      title={text('support.page.sentTitle')}
      text={text('support.page.sent')}
      picture={<MessageSentIllustration />}
    >
      <Button look="secondary" wide onClick={again} data-scripted>
        {text('support.page.again')}
      </Button>
    </Sent>
  );
}
