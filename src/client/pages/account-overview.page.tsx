import { IconBell, IconLock, IconPalette, IconPhoneCall, IconUserX } from '@tabler/icons-react';
import type { PageId } from '../../shared/pages.ts';
import { ListRow, ListRows } from '../components/list-row.tsx';
import { Page } from '../components/page.tsx';
import { PageRow } from '../components/page-row.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { OwnContracts } from '../features/contracts/own-contracts.tsx';
import { RefusedPortings } from '../features/contracts/refused-portings.tsx';
import { AccountFacts } from '../features/customers/account-facts.tsx';
import { MessagesRow } from '../features/messages/messages-row.tsx';
import { FormPageRows } from '../features/submissions/form-page-rows.tsx';
import { useText } from '../lib/text.ts';
import { useCall } from '../lib/use-call.ts';
import { useUser } from '../lib/user.ts';

const parts = [
  { part: 'password', Icon: IconLock },
  { part: 'settings', Icon: IconPalette },
  { part: 'notices', Icon: IconBell },
] as const;
/** Under their titles. */
const linked = [{ page: 'calls', Icon: IconPhoneCall }] as const satisfies {
  page: PageId;
  Icon: typeof IconBell;
}[];

/** The customer's lines and data, and the ways that the navigation of the account does not name. */
export function AccountOverviewPage() {
  const text = useText();
  return (
    <Page title={text('account.page.overview.title')} lead={text('account.page.overview.lead')}>
      <Parts />
    </Page>
  );
}

/** What comes late is above what does not: all is shown at once, or the lower parts would move. */
function Parts() {
  const text = useText();
  const user = useUser();
  const contracts = useCall('GET /api/contracts/me', {});
  const orders = useCall('GET /api/orders', {});
  const isKnown = [contracts, orders].every(({ data, error }) => data || error);
  if (!isKnown) return <Skeleton height={640} />;
  return (
    <>
      <RefusedPortings />
      <OwnContracts />
      <AccountFacts user={user} />
      <ListRows columns label={text('account.page.overview.title')}>
        <MessagesRow />
        {parts.map(({ part, Icon }) => (
          <ListRow
            key={part}
            icon={<Icon size={24} aria-hidden="true" />}
            to={`/dashboard/account/profile#${part}`}
            title={text(`account.page.overview.${part}`)}
          />
        ))}
        {linked.map(({ page, Icon }) => (
          <PageRow key={page} page={page} icon={<Icon size={24} aria-hidden="true" />} />
        ))}
      </ListRows>
      <FormPageRows signedIn />
      <ListRows label={text('account.page.head.closing.title')}>
        <PageRow page="closing" tone="quiet" icon={<IconUserX size={24} aria-hidden="true" />} />
      </ListRows>
    </>
  );
}
