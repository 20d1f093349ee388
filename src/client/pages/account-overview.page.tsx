import { ButtonLink } from '../components/button.tsx';
import { Page } from '../components/page.tsx';
import { PageHead } from '../components/page-head.tsx';
import { AccountFacts } from '../features/account/account-facts.tsx';
import { RequireSession } from '../features/auth/require-session.tsx';
import { useText } from '../lib/text.ts';

const PROFILE = '/dashboard/account/profile';

/** Who the customer is to us, and where to change it. */
export function AccountOverviewPage() {
  const text = useText();
  const word = (key: string) => text(`account.page.overview.${key}`);
  return (
    <RequireSession>
      {(user) => (
        <Page narrow title={word('title')} lead={word('lead')}>
          <PageHead page="accountOverview" />
          <AccountFacts user={user} />
          <ButtonLink to={PROFILE} wide>
            {word('edit')}
          </ButtonLink>
          <ButtonLink to={`${PROFILE}#password`} look="secondary" wide>
            {word('password')}
          </ButtonLink>
          <ButtonLink to={`${PROFILE}#settings`} look="secondary" wide>
            {word('settings')}
          </ButtonLink>
        </Page>
      )}
    </RequireSession>
  );
}
