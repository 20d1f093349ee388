import { ButtonLink } from '../components/button.tsx';
import { WelcomeIllustration } from '../components/illustrations/welcome.tsx';
import { Page } from '../components/page.tsx';
import { LogoutButton } from '../features/customers/logout-button.tsx';
import { useText } from '../lib/text.ts';
import { useUser } from '../lib/user.ts';

/** After the registration: a greeting by name, what comes next, and last the way out. */
export function WelcomePage() {
  const text = useText();
  const { firstName } = useUser();
  return (
    <Page
      narrow
      title={text('auth.page.welcome.title', { name: firstName })}
      lead={text('auth.page.welcome.lead')}
    >
      <WelcomeIllustration />
      <ButtonLink to="/tarife" wide>
        {text('auth.page.welcome.tariffs')}
      </ButtonLink>
      <ButtonLink to="/dashboard" look="secondary" wide>
        {text('auth.page.welcome.dashboard')}
      </ButtonLink>
      <LogoutButton />
    </Page>
  );
}
