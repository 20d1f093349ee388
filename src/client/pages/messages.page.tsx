import { BackLink } from '../components/back-link.tsx';
import { Page } from '../components/page.tsx';
import { Messages } from '../features/messages/messages.tsx';
import { useText } from '../lib/text.ts';

/** Everything that we have written to the customer, newest first. */
export function MessagesPage() {
  const text = useText();
  return (
    <Page kicker={<BackLink to="accountOverview" />} title={text('account.page.head.messages.title')}>
      <Messages />
    </Page>
  );
}
