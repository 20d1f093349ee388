import { Page } from '../components/page.tsx';
import { PageHead } from '../components/page-head.tsx';
import { HotlineCard } from '../features/support/hotline-card.tsx';
import { MessageForm } from '../features/support/message-form.tsx';
import { useText } from '../lib/text.ts';

/** By phone at these hours, in writing at any. */
export function SupportPage() {
  const text = useText();
  return (
    <Page narrow title={text('support.page.title')} lead={text('support.page.lead')}>
      <PageHead page="support" />
      <HotlineCard />
      <h2>{text('support.page.write')}</h2>
      <MessageForm />
    </Page>
  );
}
