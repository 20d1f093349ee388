import type { PageId } from '../../shared/pages.ts';
import { ListRow, ListRows } from '../components/list-row.tsx';
import { Page } from '../components/page.tsx';
import { PageRow } from '../components/page-row.tsx';
import { OwnContracts } from '../features/contracts/own-contracts.tsx';
import { RefusedPortings } from '../features/contracts/refused-portings.tsx';
import { AccountFacts } from '../features/customers/account-facts.tsx';
import { LogoutButton } from '../features/customers/logout-button.tsx';
import { MessagesRow } from '../features/messages/messages-row.tsx';
import { FormPageRows } from '../features/submissions/form-page-rows.tsx';
import { useText } from '../lib/text.ts';
import { useUser } from '../lib/user.ts';

/** Under their titles, in this order. */
const linked = [
  'usage',
  'options',
  'calls',
  'sim',
  'devices',
  'closing',
  'paymentMethods',
] as const satisfies readonly PageId[];
const PROFILE = '/dashboard/account/profile';

/** The customer's data, with links to change them. */
export function AccountOverviewPage() {
  const text = useText();
  const user = useUser();
  return (
    <Page
      narrow
      title={text('account.page.overview.title')}
      lead={text('account.page.overview.lead')}
      aside={<LogoutButton />}
    >
      <AccountFacts user={user} />
      <ListRows label={text('account.page.overview.title')}>
        <MessagesRow />
        <ListRow to={PROFILE} title={text('account.page.overview.edit')} />
        <ListRow to={`${PROFILE}#password`} title={text('account.page.overview.password')} />
        <ListRow to={`${PROFILE}#settings`} title={text('account.page.overview.settings')} />
        <ListRow to={`${PROFILE}#notices`} title={text('account.page.overview.notices')} />
        {linked.map((page) => (
          <PageRow key={page} page={page} />
        ))}
      </ListRows>
      <FormPageRows signedIn />
      <RefusedPortings />
      <OwnContracts />
    </Page>
  );
}
