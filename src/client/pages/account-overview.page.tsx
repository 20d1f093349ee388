import { ListRow, ListRows } from '../components/list-row.tsx';
import { Page } from '../components/page.tsx';
import { PageHead } from '../components/page-head.tsx';
import { AccountFacts } from '../features/customers/account-facts.tsx';
import { RequireSession } from '../features/auth/require-session.tsx';
import { OwnContracts } from '../features/contracts/own-contracts.tsx';
import { RefusedPortings } from '../features/contracts/refused-portings.tsx';
import { useText } from '../lib/text.ts';

const PROFILE = '/dashboard/account/profile';

/** Who the customer is to us, and where to change it. */
export function AccountOverviewPage() {
  const text = useText();
  return (
    <RequireSession>
      {(user) => (
        <Page narrow title={text('account.page.overview.title')} lead={text('account.page.overview.lead')}>
          <PageHead page="accountOverview" />
          <AccountFacts user={user} />
          <ListRows label={text('account.page.overview.title')}>
            <ListRow to={PROFILE} title={text('account.page.overview.edit')} />
            <ListRow to={`${PROFILE}#password`} title={text('account.page.overview.password')} />
            <ListRow to={`${PROFILE}#settings`} title={text('account.page.overview.settings')} />
            <ListRow to="/dashboard/account/payment-methods" title={text('account.page.overview.methods')} />
          </ListRows>
          <RefusedPortings />
          <OwnContracts />
        </Page>
      )}
    </RequireSession>
  );
}
