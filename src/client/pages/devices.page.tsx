import { BackLink } from '../components/back-link.tsx';
import { Page } from '../components/page.tsx';
import { Devices } from '../features/customers/devices.tsx';
import { useText } from '../lib/text.ts';

/** Where the customer is signed in. */
export function DevicesPage() {
  const text = useText();
  return (
    <Page
      kicker={<BackLink to="accountOverview" />}
      title={text('account.page.devices.title')}
      lead={text('account.page.devices.lead')}
    >
      <Devices />
    </Page>
  );
}
