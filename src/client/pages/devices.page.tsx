import { Page } from '../components/page.tsx';
import { Devices } from '../features/customers/devices.tsx';
import { LogoutButton } from '../features/customers/logout-button.tsx';
import { useText } from '../lib/text.ts';

/** Where the customer is signed in. */
export function DevicesPage() {
  const text = useText();
  return (
    <Page
      narrow
      title={text('account.page.devices.title')}
      lead={text('account.page.devices.lead')}
      aside={<LogoutButton />}
    >
      <Devices />
    </Page>
  );
}
