import { Navigate, useLocation } from 'react-router-dom';
import { BesidePage } from '../components/beside-page.tsx';
import { BrandPanel } from '../components/brand-panel.tsx';
import { ButtonLink } from '../components/button.tsx';
import { WelcomeIllustration } from '../components/illustrations/welcome.tsx';
import { Link } from '../components/link.tsx';
import { AccountGains } from '../features/customers/account-gains.tsx';
import { afterLogin } from '../features/customers/after-login.ts';
import { LoginForm } from '../features/customers/login-form.tsx';
import { useSession } from '../lib/session.ts';
import { useText } from '../lib/text.ts';

export { prepareForms as prepare } from '../forms/prepare-forms.ts';

const ORDER = '/auth/register/tariff';

export function LoginPage() {
  const text = useText();
  const location = useLocation();
  const after = afterLogin(location);
  // Once there is a session, also from another tab, this page leads on.
  if (useSession().state === 'authenticated') return <Navigate to={after} replace />;
  return (
    <BesidePage
      beside={
        <BrandPanel scene={<WelcomeIllustration />}>
          <AccountGains />
        </BrandPanel>
      }
      title={text('auth.page.login.title')}
      lead={text('auth.page.login.lead')}
    >
      <LoginForm />
      <p>
        {text('auth.page.login.new')}{' '}
        <Link to="/auth/register" state={location.state}>
          {text('auth.page.login.register')}
        </Link>
      </p>
      <p>
        <ButtonLink look="quiet" to={after.startsWith(ORDER) ? after : ORDER}>
          {text('auth.page.login.guestOrder')}
        </ButtonLink>
      </p>
    </BesidePage>
  );
}
