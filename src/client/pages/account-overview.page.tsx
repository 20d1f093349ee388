import { ButtonLink } from '../components/button.tsx';
import { Page } from '../components/page.tsx';
import { PageHead } from '../components/page-head.tsx';
import { AccountFacts } from '../features/account/account-facts.tsx';
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
          <ButtonLink to={PROFILE} wide>
            {text('account.page.overview.edit')}
          </ButtonLink>
          <ButtonLink to={`${PROFILE}#password`} look="secondary" wide>
            {text('account.page.overview.password')}
          </ButtonLink>
          <ButtonLink to={`${PROFILE}#settings`} look="secondary" wide>
            {text('account.page.overview.settings')}
          </ButtonLink>
          <ButtonLink to="/dashboard/account/payment-methods" look="secondary" wide>
            {text('account.page.overview.methods')}
          </ButtonLink>
          <RefusedPortings />
          <OwnContracts />
        </Page>
      )}
    </RequireSession>
  );
}
