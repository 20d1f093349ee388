import { BackLink } from '../components/back-link.tsx';
import { Page } from '../components/page.tsx';
import { OptionsOverview } from '../features/packages/options-overview.tsx';
import { useText } from '../lib/text.ts';

/** The customer's packages, and those that can be booked. */
export function OptionsPage() {
  const text = useText();
  return (
    <Page kicker={<BackLink />} title={text('packages.page.title')} lead={text('packages.page.lead')}>
      <OptionsOverview />
    </Page>
  );
}
