import { ButtonLink } from '../components/button.tsx';
import { WelcomeIllustration } from '../components/illustrations/welcome.tsx';
import { Page } from '../components/page.tsx';
import { PageHead } from '../components/page-head.tsx';
import { RequireSession } from '../features/auth/require-session.tsx';
import { useText } from '../lib/text.ts';

/** After the registration: hello by name, and the two ways on. */
export function WelcomePage() {
  const text = useText();
  return (
    <RequireSession>
      {({ firstName }) => (
        <Page
          narrow
          title={text('auth.page.welcome.title', { name: firstName })}
          lead={text('auth.page.welcome.lead')}
        >
          <PageHead page="welcome" />
          <WelcomeIllustration />
          <ButtonLink to="/tarife" wide>
            {text('auth.page.welcome.tariffs')}
          </ButtonLink>
          <ButtonLink to="/dashboard" look="secondary" wide>
            {text('auth.page.welcome.dashboard')}
          </ButtonLink>
        </Page>
      )}
    </RequireSession>
  );
}
