import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { BesidePage } from '../components/beside-page.tsx';
import { BrandPanel } from '../components/brand-panel.tsx';
import { KickOffIllustration } from '../components/illustrations/kick-off.tsx';
import { Link } from '../components/link.tsx';
import { AccountGains } from '../features/customers/account-gains.tsx';
import { PhoneProof } from '../features/customers/phone-proof.tsx';
import { RegisterForm } from '../features/customers/register-form.tsx';
import { useSession } from '../lib/session.ts';
import { useText } from '../lib/text.ts';

export { prepareForms as prepare } from '../forms/prepare-forms.ts';

/** First the phone is proved, then the account is opened. */
export function RegisterPage() {
  const text = useText();
  const { state } = useLocation();
  const [phone, setPhone] = useState<string>();
  if (useSession().state === 'authenticated') return <Navigate to="/auth/welcome" replace />;
  const step = phone ? 'account' : 'phone';
  return (
    <BesidePage
      beside={
        <BrandPanel scene={<KickOffIllustration />} line={text('auth.page.register.line')}>
          <AccountGains />
        </BrandPanel>
      }
      kicker={text(`auth.page.register.step.${step}`)}
      title={text('auth.page.register.title')}
      lead={text(`auth.page.register.lead.${step}`)}
    >
      {phone ? (
        <RegisterForm phone={phone} onUnproved={() => setPhone(undefined)} />
      ) : (
        <PhoneProof onProved={setPhone} loginState={state} />
      )}
      <p>
        {text('auth.page.register.known')}{' '}
        <Link to="/auth/login" state={state}>
          {text('auth.page.register.login')}
        </Link>
      </p>
    </BesidePage>
  );
}
