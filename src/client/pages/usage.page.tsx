import { BackLink } from '../components/back-link.tsx';
import { Page } from '../components/page.tsx';
import { UsageOverview } from '../features/usage/usage-overview.tsx';
import { useText } from '../lib/text.ts';

/** What each line has left, what it used, and what its customer is told. */
export function UsagePage() {
  const text = useText();
  return (
    <Page kicker={<BackLink />} title={text('usage.page.title')} lead={text('usage.page.lead')}>
      <UsageOverview />
    </Page>
  );
}
