import { Page } from '../components/page.tsx';
import { AccountSection } from '../features/customers/account-section.tsx';
import { LogoutButton } from '../features/customers/logout-button.tsx';
import { FixedNotices } from '../features/messages/fixed-notices.tsx';
import { NoticeChoice } from '../features/messages/notice-choice.tsx';
import { useText } from '../lib/text.ts';

/** How our notices come: what the customer chooses, and what always comes. */
export function NoticesPage() {
  const text = useText();
  return (
    <Page
      narrow
      title={text('account.page.head.notices.title')}
      lead={text('messages.page.notices.lead')}
      aside={<LogoutButton />}
    >
      <AccountSection
        id="choice"
        title={text('messages.page.notices.choice')}
        lead={text('messages.page.notices.choiceLead')}
      >
        <NoticeChoice />
      </AccountSection>
      <AccountSection
        id="fixed"
        title={text('messages.page.notices.fixed')}
        lead={text('messages.page.notices.fixedLead')}
      >
        <FixedNotices />
      </AccountSection>
    </Page>
  );
}
